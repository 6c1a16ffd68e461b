/** Folder of the search engine and its index in the build. */
export const SEARCH_DIRECTORY = 'pagefind'

/** All words of the index, one a line, for misspelt queries. */
export const WORD_LIST_FILE = 'words.txt'
