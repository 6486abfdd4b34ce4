/** How far a tanker ladder's cage reaches over the vehicle. */
export const cageReach = 1.2;
