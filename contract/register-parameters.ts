/** The query parameters that carry a secret key: of a whole register, and of one piece by its label. */
export const registerParameters = { register: 'register', piece: 'piece' } as const;
