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
  label: text('Label in the menu.'),
}
const dropDownAdvice = 'Use false, or a list of links with id, path and label.'

const menuItemSchema = z.strictObject({
  ...menuLink,
  dropDown: z
    .union([z.literal(false), z.array(z.strictObject(menuLink)).min(1)], { error: dropDownAdvice })
    .describe('Links in the submenu of this link.'),
})

/** The menu at the top of every page. */
export const navigationSchema = z.strictObject({
  items: z.array(menuItemSchema).min(1).describe('Items of the menu, in order.'),
  quote: actionSchema.describe('Button at the end of the header.'),
  shortcuts: group(
    'Most visited pages, listed in the footer, in the options panel and in the menu of small screens.',
    {
      name: text('Name of the list for screen readers.'),
      links: z.array(z.strictObject(menuLink)).min(1).describe('Links, in order.'),
    },
  ),
})

export type Navigation = z.infer<typeof navigationSchema>
export type MenuItem = z.infer<typeof menuItemSchema>

const footerGroupSchema = z.strictObject({
  id: recordIdSchema,
  name: text('Name of the group for screen readers.'),
  links: atLeast(1, 'Links of the group, in order.', {
    id: recordIdSchema,
    link: linkSchema.describe('Address that the link opens.'),
    label: text('Text of the link.'),
  }),
})

/** The footer of every page. */
export const footerSchema = z.strictObject({
  tagline: text('Large text at the top of the footer.'),
  groups: z.array(footerGroupSchema).min(1).describe('Columns of links.'),
  email_label: text('Label of the email address for screen readers.'),
  call_label: text('Text of the link that starts a call.'),
  copyright: text('Copyright line.'),
  accessibility: group('Link to the accessibility statement, beside the copyright line.', {
    link: linkSchema.describe('Address of the accessibility statement.'),
    label: text('Text of the link.'),
  }),
  made_in: text('Last text of the page.'),
})

export type Footer = z.infer<typeof footerSchema>

/** The column beside service pages and articles. */
export const sidebarSchema = z.strictObject({
  services_heading: text('Heading of the list of services.'),
  services: atLeast(1, 'Services, in order.', {
    id: recordIdSchema,
    path: pathSchema.describe('Address of the page.'),
    label: text('Label in the list.'),
    on_articles: z.boolean().default(true).describe('Whether it is also listed beside articles.'),
  }),
  talk: group('Dark box with the telephone number.', {
    heading: text('Heading of the dark box.'),
    text: runTimeText('hours').describe('Sentence below it; {hours} are the opening hours.'),
    action: actionSchema.describe('Button to the contact page, also at the end of service pages.'),
  }),
})

/** Texts of every article. */
const articleLabelsSchema = z.strictObject({
  reading_time: countedText('Reading time in minutes: {count}.'),
  tags: text('Text before the tags of an article.'),
  series: runTimeText('part', 'count', 'series').describe(
    'Line above the parts of a series: {part} is the number of this part, {count} the number of parts.',
  ),
  related: text('Heading above articles on similar subjects.'),
  share: group('Links for sharing the article.', {
    heading: text('Text before the links.'),
    email: text('Link that opens an email.'),
    linkedin: text('Link to LinkedIn.'),
    x: text('Link to X.'),
  }),
  neighbours: group('Links to the articles before and after this one.', {
    label: text('Name of the two links for screen readers.'),
    previous: text('Word above the previous article.'),
    next: text('Word above the next article.'),
  }),
  comments: countedText('Heading of the comments; {count} is their number.'),
  by: runTimeText('author').describe('Line below an article; {author} is the author.'),
  play_film: runTimeText('host').describe(
    'Text below the title of a film in an article, which says what a click does; {host} is the host of the player.',
  ),
  articles: countedText('Text beside a subject or tag with {count} articles.'),
  all_by: runTimeText('author').describe("Heading of an author's articles; {author} is the name."),
})

/** Words of lists of articles that continue on further pages. */
const paginationLabelsSchema = z.strictObject({
  label: text('Name of the links below a long list.'),
  newer: text('Link to the previous page.'),
  older: text('Link to the next page.'),
  place: runTimeText('page', 'pages').describe('Current page: {page} of {pages}.'),
})

/** Words of the feed of all articles. */
const feedLabelsSchema = z.strictObject({
  title: text('Name of the feed in feed readers.'),
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
  search_placeholder: text('Placeholder in the empty search field.'),
  options: text('Three-dot button.'),
  options_title: text('Title of the options panel.'),
  opening_hours: text('Label of the opening hours.'),
  chat: text('Floating button that opens the messaging app.'),
  play: text('Button that resumes a movement.'),
  pause: text('Button that pauses a movement.'),
  go_to_slide: runTimeText('number', 'count').describe('Dot below a slider: {number} of {count}.'),
  rating: runTimeText('rating').describe('Rating in words: {rating} of five.'),
  required: text('Text of the mark of a required field.'),
  opens_in_new_tab: text('Added to links that open a new tab.'),
  profile_of: runTimeText('name', 'network').describe('Link to {name} on {network}.'),
  networks: networkNamesSchema.describe('Names of the networks of profiles.'),
  plan_categories: text('Name of the tabs above the plans.'),
  counters: text('Name of the strip of figures.'),
  step: text('Column heading in a table of steps: name of the step.'),
  step_text: text('Column heading in a table of steps: what happens in it.'),
  step_duration: text('Column heading in a table of steps: duration.'),
  price_from: text('Word before the lowest price of several, such as from.'),
  all_prices: text('Link to the page with all prices.'),
  languages: group('Links to the site in other languages, if there are any.', {
    label: text('Name of the links for screen readers.'),
    offer: text(
      'Line for visitors whose browser uses this language, with a link to the page in it.',
    ),
  }),
  contents: text('Name of the links to the parts of a long page.'),
  last_changed: text('Text before the date of the last change.'),
  in_short: text('Heading above the summary of a legal text.'),
  start_plan: text('Link of every plan.'),
  billing: group('How often a plan is paid.', {
    one_time: text('For plans with “One-time payment”.'),
    monthly: text('For plans with “Monthly”.'),
  }),
  case: group('Texts of every case.', {
    read: text('Link to the case about a client.'),
    services: text('Heading above the services used.'),
  }),
  article: articleLabelsSchema.describe('Texts of every article.'),
  pagination: paginationLabelsSchema.describe('Links below lists with more than 24 articles.'),
  feed: feedLabelsSchema.describe('Feed of all articles.'),
})

export type Labels = z.infer<typeof labelsSchema>

/** Words of the search, in its dialog and on the results page. */
export const searchLabelsSchema = z.strictObject({
  searching: text('Text while the search is running.'),
  found: countedText('Text if {count} pages were found for {query}.', 'query'),
  instead: runTimeText('query', 'instead').describe(
    'Text if {query} was not found, but the similar word {instead} was.',
  ),
  nothing: runTimeText('query').describe('Text if nothing was found for {query}.'),
  advice: text('Suggestions if nothing was found.'),
  ask: group('Way to ask a person instead, below the suggestions.', {
    text: text('Question before the link.'),
    action: actionSchema.describe('Link after it.'),
  }),
  title: runTimeText('query').describe('Title of the results page in the browser tab.'),
  all_results: runTimeText('count').describe('Link from the dialog to all {count} results.'),
  more: text('Button that shows further results.'),
  results: text('Name of the list of results.'),
  kinds: group('Kind of the result, above its title.', {
    article: text('An article.'),
    service: text('The page of a service.'),
    case: text('The case of a client.'),
    legal: text('A legal text.'),
    page: text('Any other page.'),
  }),
  failed: text('Text if the search could not be loaded.'),
  not_built: text('Text in place of results in development.'),
})

export type SearchLabels = z.infer<typeof searchLabelsSchema>

const heading = (pages: string) => text(`Heading above ${pages}.`)

/** Words for search engines, social networks and language models only. */
export const seoSchema = z.strictObject({
  share_alt: runTimeText('title').describe(
    'Description of the share picture of a page for people who cannot see it; {title} is the title in the picture.',
  ),
  llms: group('llms.txt, the map of the site for language models.', {
    details: z
      .array(textSchema)
      .min(1)
      .describe('Paragraphs below the summary, with the essential facts about the agency.'),
    agency: heading('the pages about the agency'),
    services: heading('the service pages'),
    cases: heading('the cases'),
    articles: heading('the articles'),
  }),
})
