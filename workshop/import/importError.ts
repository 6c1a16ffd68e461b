/** An error for which nothing is imported. Its message is a sentence for the owner. */
export class ImportError extends Error {}
