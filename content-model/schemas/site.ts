import * as z from 'zod'
import {
  actionSchema,
  atLeast,
  countedText,
  group,
  linkSchema,
  pathSchema,
  recordIdSchema,
  runTimeText,
  text,
  textSchema,
} from './fields.ts'
import { networkNamesSchema } from './profiles.ts'

const menuLink = {
  id: recordIdSchema,
  path: pathSchema.describe('Address of the page.'),
  label: text('Words in the menu.'),
}
const dropDownAdvice = 'Use false, or a list of links with id, path and label.'

const menuItemSchema = z.strictObject({
  ...menuLink,
  dropDown: z
    .union([z.literal(false), z.array(z.strictObject(menuLink)).min(1)], { error: dropDownAdvice })
    .describe('Links that open below this one.'),
})

/** The menu at the top of every page. */
export const navigationSchema = z.strictObject({
  items: z.array(menuItemSchema).min(1).describe('Items of the menu, in order.'),
  quote: actionSchema.describe('Button at the end of the header.'),
  shortcuts: group(
    'Pages that visitors look for first: in the footer, in the options panel and in the menu of small screens.',
    {
      name: text('Name of the list, read out to people who do not see it.'),
      links: z.array(z.strictObject(menuLink)).min(1).describe('Links, in order.'),
    },
  ),
})

export type Navigation = z.infer<typeof navigationSchema>
export type MenuItem = z.infer<typeof menuItemSchema>

const footerGroupSchema = z.strictObject({
  id: recordIdSchema,
  name: text('Name of the group, read out to people who do not see the columns.'),
  links: atLeast(1, 'Links of the group, in order.', {
    id: recordIdSchema,
    link: linkSchema.describe('Address it leads to.'),
    label: text('Words of the link.'),
  }),
})

/** The footer of every page. */
export const footerSchema = z.strictObject({
  tagline: text('Large words at the top of the footer.'),
  groups: z.array(footerGroupSchema).min(1).describe('Columns of links.'),
  email_label: text('Name of the mailbox, read out before it.'),
  call_label: text('Words of the link that places a call.'),
  copyright: text('Copyright line.'),
  accessibility: group('Link to the accessibility statement, beside the copyright line.', {
    link: linkSchema.describe('Address of the accessibility statement.'),
    label: text('Words of the link.'),
  }),
  made_in: text('Last words of the page.'),
})

export type Footer = z.infer<typeof footerSchema>

/** The column beside service pages and articles. */
export const sidebarSchema = z.strictObject({
  services_heading: text('Heading of the list of services.'),
  services: atLeast(1, 'Services, in order.', {
    id: recordIdSchema,
    path: pathSchema.describe('Address of the page.'),
    label: text('Words in the list.'),
    on_articles: z.boolean().default(true).describe('Whether it is listed beside articles too.'),
  }),
  talk: group('Dark box with the telephone number.', {
    heading: text('Heading of the dark box.'),
    text: runTimeText('hours').describe('Sentence below it; {hours} are the opening hours.'),
    action: actionSchema.describe('Button to the contact page, also at the end of service pages.'),
  }),
})

/** Words around every article. */
const articleLabelsSchema = z.strictObject({
  reading_time: countedText('How many minutes reading takes: {count}.'),
  tags: text('Words before the tags of an article.'),
  series: runTimeText('part', 'count', 'series').describe(
    'Over the parts of a series: {part} is the number of this one, of {count}.',
  ),
  related: text('Heading over articles on similar subjects.'),
  share: group('Links by which a reader passes the article on.', {
    heading: text('Words before the links.'),
    email: text('Link that opens an email.'),
    linkedin: text('Link to LinkedIn.'),
    x: text('Link to X.'),
  }),
  neighbours: group('Links to the articles before and after this one.', {
    label: text('Name of the two links, for people who do not see them.'),
    previous: text('Word above the article that was published before.'),
    next: text('Word above the article that was published after.'),
  }),
  comments: countedText('Heading of the comments; {count} is their number.'),
  by: runTimeText('author').describe('Line under an article: by {author}.'),
  play_film: runTimeText('host').describe(
    'Below the title of a film in an article: what pressing it does; {host} is whose player it is.',
  ),
  articles: countedText('Beside a subject or tag: it has {count} articles.'),
  all_by: runTimeText('author').describe("Heading of an author's articles; {author} is the name."),
})

/** Words of lists of articles that continue on further pages. */
const paginationLabelsSchema = z.strictObject({
  label: text('Name of the links below a long list.'),
  newer: text('Link to the page before.'),
  older: text('Link to the page after.'),
  place: runTimeText('page', 'pages').describe('Where one is: {page} of {pages}.'),
})

/** Words of the feed of all articles. */
const feedLabelsSchema = z.strictObject({
  title: text('Name of the feed, which news readers show.'),
  link: text('Link to the feed.'),
})

/** Words of the interface: controls and small titles that many pages share. */
export const labelsSchema = z.strictObject({
  skip_link: text('First link of every page, which skips the menu.'),
  home: text('Name of the home page in breadcrumbs and on the logo.'),
  breadcrumb: text('Name of the breadcrumb trail.'),
  main_menu: text('Name of the menu at the top.'),
  menu: text('Button that opens the menu on small screens.'),
  close: text('Button that closes a dialog or the menu.'),
  search: text('Search button and the button that submits a search.'),
  search_title: text('Title of the search dialog.'),
  search_placeholder: text('Grey word in the empty search field.'),
  options: text('Three-dot button.'),
  options_title: text('Title of the options panel.'),
  opening_hours: text('Name of the opening hours.'),
  chat: text('Floating button that opens the messaging app.'),
  play: text('Button that lets something move again.'),
  pause: text('Button that stops something from moving.'),
  go_to_slide: runTimeText('number', 'count').describe('Dot below a slider: {number} of {count}.'),
  rating: runTimeText('rating').describe('Rating in words: {rating} of five.'),
  required: text('Mark of a field that must be filled in, in words.'),
  opens_in_new_tab: text('Added to links that open a new tab.'),
  profile_of: runTimeText('name', 'network').describe('Link to {name} on {network}.'),
  networks: networkNamesSchema.describe('Names of the networks on which profiles stand.'),
  plan_categories: text('Name of the tabs over the plans.'),
  counters: text('Name of the strip of figures.'),
  step: text('Head of a table of steps: the name of the step.'),
  step_text: text('Head of a table of steps: what happens in it.'),
  step_duration: text('Head of a table of steps: how long it takes.'),
  price_from: text('Word before the lowest price of several, as from.'),
  all_prices: text('Link to the page with all prices.'),
  languages: group('Links to the site in its other languages, if it has some.', {
    label: text('Name of the links, for people who do not see them.'),
    offer: text(
      'Line for a visitor whose browser speaks this language: it leads to the page in it.',
    ),
  }),
  contents: text('Name of the links to the parts of a long page.'),
  last_changed: text('Stands before the day on which a text was last changed.'),
  in_short: text('Heading over the sentences that sum up a legal text.'),
  start_plan: text('Link of every plan.'),
  billing: group('How often a plan is paid.', {
    one_time: text('Of plans whose time is “One-time payment”.'),
    monthly: text('Of plans whose time is “Monthly”.'),
  }),
  case: group('Words around every case.', {
    read: text('Link to the case about a client.'),
    services: text('Heading over the services that were used.'),
  }),
  article: articleLabelsSchema.describe('Words around every article.'),
  pagination: paginationLabelsSchema.describe('Links below lists of more than 24 articles.'),
  feed: feedLabelsSchema.describe('Feed of all articles.'),
})

export type Labels = z.infer<typeof labelsSchema>

/** Words of the search, in its dialog and on the results page. */
export const searchLabelsSchema = z.strictObject({
  searching: text('While the search is under way.'),
  found: countedText('{count} pages were found for {query}.', 'query'),
  instead: runTimeText('query', 'instead').describe(
    'Nothing says {query}, but a word that is spelt nearly so, {instead}, was found.',
  ),
  nothing: runTimeText('query').describe('Nothing was found for {query}.'),
  advice: text('What to try when nothing was found.'),
  title: runTimeText('query').describe('Title of the results page in the browser tab.'),
  all_results: runTimeText('count').describe('Link from the dialog to all {count} results.'),
  more: text('Button that shows further results.'),
  results: text('Name of the list of results.'),
  kinds: group('What a result is, above its title.', {
    article: text('An article.'),
    service: text('The page of a service.'),
    case: text('The case of a client.'),
    legal: text('A legal text.'),
    page: text('Any other page.'),
  }),
  failed: text('When the search could not be loaded.'),
  not_built: text('In place of results while the site is being developed.'),
})

export type SearchLabels = z.infer<typeof searchLabelsSchema>

const heading = (pages: string) => text(`Heading over ${pages}.`)

/** Words for search engines, social networks and language models only. */
export const seoSchema = z.strictObject({
  share_alt: runTimeText('title').describe(
    'What the share picture of a page shows, for people who do not see it; {title} is in it.',
  ),
  llms: group('llms.txt, the map of the site for language models.', {
    details: z
      .array(textSchema)
      .min(1)
      .describe('Paragraphs below the summary: what a reader must know of the agency.'),
    agency: heading('the pages about the agency'),
    services: heading('the service pages'),
    cases: heading('the cases'),
    articles: heading('the articles'),
  }),
})
