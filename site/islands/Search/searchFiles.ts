/** Folder of the search engine and its index in the build. */
export const SEARCH_DIRECTORY = 'pagefind'

/** List of all words of the index, one per line, used to correct misspelt queries. */
export const WORD_LIST_FILE = 'words.txt'
