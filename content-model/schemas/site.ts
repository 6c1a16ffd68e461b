import * as z from 'zod'
import {
  actionSchema,
  linkSchema,
  pathSchema,
  recordIdSchema,
  runTimeText,
  textSchema,
} from './fields.ts'
import { networkNamesSchema } from './profiles.ts'

const menuLink = {
  id: recordIdSchema,
  path: pathSchema.describe('Address of the page.'),
  label: textSchema.describe('Words in the menu.'),
}
const dropDownAdvice = 'Use false, or a list of links with id, path and label.'

const menuItemSchema = z.strictObject({
  ...menuLink,
  dropDown: z
    .union([z.literal(false), z.array(z.strictObject(menuLink)).min(1)], { error: dropDownAdvice })
    .describe('Links that open below this one, or false.'),
})

/** Menu at the top of every page. */
export const navigationSchema = z.strictObject({
  items: z.array(menuItemSchema).min(1).describe('Items of the menu, in order.'),
  quote: actionSchema.describe('Button at the end of the header.'),
})

export type Navigation = z.infer<typeof navigationSchema>
export type MenuItem = z.infer<typeof menuItemSchema>

const footerGroupSchema = z.strictObject({
  id: recordIdSchema,
  name: textSchema.describe('Name of the group, read out to people who do not see the columns.'),
  links: z
    .array(
      z.strictObject({
        id: recordIdSchema,
        link: linkSchema.describe('Address it leads to.'),
        label: textSchema.describe('Words of the link.'),
      }),
    )
    .min(1)
    .describe('Links of the group, in order.'),
})

/** Foot of every page. */
export const footerSchema = z.strictObject({
  tagline: textSchema.describe('Large words at the top of the footer.'),
  groups: z.array(footerGroupSchema).min(1).describe('Columns of links.'),
  email_label: textSchema.describe('Name of the mailbox, read out before it.'),
  call_label: textSchema.describe('Words of the link that places a call.'),
  copyright: textSchema.describe('Copyright line.'),
  accessibility: z
    .strictObject({
      link: linkSchema.describe('Address of the accessibility statement.'),
      label: textSchema.describe('Words of the link.'),
    })
    .describe('Link to the accessibility statement, beside the copyright line.'),
  made_in: textSchema.describe('Last words of the page.'),
})

export type Footer = z.infer<typeof footerSchema>

/** The column beside service pages and articles. */
export const sidebarSchema = z.strictObject({
  services_heading: textSchema.describe('Heading of the list of services.'),
  services: z
    .array(
      z.strictObject({
        id: recordIdSchema,
        path: pathSchema.describe('Address of the page.'),
        label: textSchema.describe('Words in the list.'),
      }),
    )
    .min(1)
    .describe('Services, in order.'),
  talk: z
    .strictObject({
      heading: textSchema.describe('Heading of the dark box.'),
      text: runTimeText('hours').describe('Sentence below it; {hours} are the opening hours.'),
      action: actionSchema.describe(
        'Button to the contact page, also at the end of service pages.',
      ),
    })
    .describe('Dark box with the telephone number.'),
})

/** Words around every article. */
const articleLabelsSchema = z.strictObject({
  reading_time: runTimeText('minutes').describe('How long reading takes: {minutes}.'),
  share: z
    .strictObject({
      heading: textSchema.describe('Words before the links.'),
      email: textSchema.describe('Link that opens an email.'),
      linkedin: textSchema.describe('Link to LinkedIn.'),
      x: textSchema.describe('Link to X.'),
    })
    .describe('Links by which a reader passes the article on.'),
  neighbours: z
    .strictObject({
      label: textSchema.describe('Name of the two links, for people who do not see them.'),
      previous: textSchema.describe('Word above the article that was published before.'),
      next: textSchema.describe('Word above the article that was published after.'),
    })
    .describe('Links to the articles before and after this one.'),
  comments: runTimeText('count').describe('Heading of the comments; {count} is their number.'),
  by: runTimeText('author').describe('Line under an article: by {author}.'),
  all_by: runTimeText('author').describe("Heading of an author's articles; {author} is the name."),
})

/** Words of lists of articles that go on on further pages. */
const paginationLabelsSchema = z.strictObject({
  label: textSchema.describe('Name of the links below a long list.'),
  newer: textSchema.describe('Link to the page before.'),
  older: textSchema.describe('Link to the page after.'),
  place: runTimeText('page', 'pages').describe('Where one is: {page} of {pages}.'),
})

/** Words of the feed of all articles. */
const feedLabelsSchema = z.strictObject({
  title: textSchema.describe('Name of the feed, which news readers show.'),
  link: textSchema.describe('Link to the feed.'),
})

/** Words of the interface: controls and small titles that many pages share. */
export const labelsSchema = z.strictObject({
  skip_link: textSchema.describe('First link of every page, which skips the menu.'),
  home: textSchema.describe('Name of the home page in breadcrumbs and on the logo.'),
  breadcrumb: textSchema.describe('Name of the breadcrumb trail.'),
  main_menu: textSchema.describe('Name of the menu at the top.'),
  menu: textSchema.describe('Button that opens the menu on small screens.'),
  close: textSchema.describe('Button that closes a dialog or the menu.'),
  search: textSchema.describe('Search button and the button that submits a search.'),
  search_title: textSchema.describe('Title of the search dialog.'),
  search_placeholder: textSchema.describe('Grey word in the empty search field.'),
  options: textSchema.describe('Three-dot button.'),
  options_title: textSchema.describe('Title of the options panel.'),
  opening_hours: textSchema.describe('Name of the opening hours.'),
  chat: textSchema.describe('Floating button that opens the messaging app.'),
  play: textSchema.describe('Button that lets something move again.'),
  pause: textSchema.describe('Button that stops something from moving.'),
  go_to_slide: runTimeText('number', 'count').describe('Dot below a slider: {number} of {count}.'),
  rating: runTimeText('rating').describe('Rating in words: {rating} of five.'),
  required: textSchema.describe('Mark of a field that must be filled in, in words.'),
  opens_in_new_tab: textSchema.describe('Added to links that open a new tab.'),
  profile_of: runTimeText('name', 'network').describe('Link to {name} on {network}.'),
  networks: networkNamesSchema.describe('Names of the networks on which profiles stand.'),
  plan_categories: textSchema.describe('Name of the tabs over the plans.'),
  counters: textSchema.describe('Name of the strip of figures.'),
  step: textSchema.describe('Head of a table of steps: the name of the step.'),
  step_text: textSchema.describe('Head of a table of steps: what happens in it.'),
  step_duration: textSchema.describe('Head of a table of steps: how long it takes.'),
  all_prices: textSchema.describe('Link to the page with all prices.'),
  contents: textSchema.describe('Name of the links to the parts of a long page.'),
  last_changed: textSchema.describe('Stands before the day on which a text was last changed.'),
  in_short: textSchema.describe('Heading over the sentences that sum up a legal text.'),
  start_plan: textSchema.describe('Link of every plan.'),
  article: articleLabelsSchema.describe('Words around every article.'),
  pagination: paginationLabelsSchema.describe('Links below lists of more than 24 articles.'),
  feed: feedLabelsSchema.describe('Feed of all articles.'),
})

export type Labels = z.infer<typeof labelsSchema>

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

const heading = (pages: string) => textSchema.describe(`Heading over ${pages}.`)

/** Words that only search engines, social networks and language models read. */
export const seoSchema = z.strictObject({
  share_alt: runTimeText('title').describe(
    'What the share picture of a page shows, for people who do not see it; {title} is in it.',
  ),
  llms: z
    .strictObject({
      details: z
        .array(textSchema)
        .min(1)
        .describe('Paragraphs below the summary: what a reader must know of the agency.'),
      agency: heading('the pages about the agency'),
      services: heading('the service pages'),
      articles: heading('the articles'),
    })
    .describe('llms.txt, the map of the site for language models.'),
})
