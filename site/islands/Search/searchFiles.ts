/** Where the build lays the search engine and its index. */
export const SEARCH_DIRECTORY = 'pagefind'

/** All words of the index, one a line, for queries that are spelt nearly right. */
export const WORD_LIST_FILE = 'words.txt'
