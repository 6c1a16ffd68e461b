/**
 * Files as they would be, by path below the content folder, as plans/app-basic.yaml: their new text,
 * or null where the file is to go.
 */
export type FileChanges = ReadonlyMap<string, string | null>

export const NO_CHANGES: FileChanges = new Map()
