/** Says in a sentence or two what a person has to do; shown without a stack. */
export class StudioError extends Error {}
