export const enlargedId = 'enlarged';
