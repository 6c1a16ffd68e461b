import * as z from 'zod'
import { runTimeText, textSchema } from './text.ts'

/** Words of the controls that many pages share. */
export const interfaceWordsSchema = z.strictObject({
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
  by_author: runTimeText('author').describe('Line under a post: by {author}.'),
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
})

export type InterfaceWords = z.infer<typeof interfaceWordsSchema>
