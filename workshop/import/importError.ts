/** The reason why nothing is imported, in a sentence for the owner. */
export class ImportError extends Error {}
