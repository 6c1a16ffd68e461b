import * as z from 'zod'
import { runTimeText, textSchema } from './text.ts'

/** What the search says, in the search dialog and on the results page. */
export const searchWordsSchema = z.strictObject({
  searching: textSchema.describe('While the search is under way.'),
  one_page: runTimeText('query').describe('One page was found for {query}.'),
  pages: runTimeText('count', 'query').describe('{count} pages were found for {query}.'),
  instead: runTimeText('query', 'instead').describe(
    'Nothing says {query}, but a word that is spelt nearly so, {instead}, was found.',
  ),
  nothing: runTimeText('query').describe('Nothing was found for {query}.'),
  advice: textSchema.describe('What to try when nothing was found.'),
  title: runTimeText('query').describe('Title of the results page in the browser tab.'),
  all_results: runTimeText('count').describe('Link from the dialog to all {count} results.'),
  more: textSchema.describe('Button that shows further results.'),
  results: textSchema.describe('Name of the list of results.'),
  failed: textSchema.describe('When the search could not be loaded.'),
  not_built: textSchema.describe('In place of results while the site is being developed.'),
})

export type SearchWords = z.infer<typeof searchWordsSchema>
