import { labels as releaseLabels } from '../../releases/labels.ts'

const howToSet =
  'Nobody elsewhere can be shown the draft site yet: whoever runs the studio has to give it an address of its own.'

/** All text about the draft site and the links to it. */
export const labels = {
  heading: 'Preview',
  intro:
    'The draft site is built from everything that is saved, drafts and articles of days to come among it. Visitors do not see it, search engines do not list it, and its forms send nothing.',
  howToSet,

  siteHeading: 'The draft site',
  notBuilt: 'It was not built yet.',
  built: (name: string) => `by ${name}`,
  builtAt: 'Built',
  upToDate: 'Nothing has changed since.',
  outdated: (files: number) =>
    files === 1 ? 'One file has changed since.' : `${files} files have changed since.`,
  build: 'Build the preview',
  buildAgain: 'Build the preview again',
  open: 'Open the draft site',
  running: {
    ...releaseLabels.running,
    publish: (name: string, time: string) => `${name} has been building it since ${time}.`,
  },
  waits: { ...releaseLabels.waits, publish: 'Until that is done the former one is shown.' },
  steps: { ...releaseLabels.steps, switch: 'Putting it in the place of the former one' },
  failedHeading: 'It was not built',
  failedWhile: (step: string, name: string, time: string) =>
    `${step}, begun by ${name} at ${time}:`,
  formerStays: 'The one that was built before is still shown.',

  linksHeading: 'Links',
  linksHelp:
    'Whoever has a link sees the draft site for seven days, without signing in, as it was last built. Send it by a way you trust.',
  makeLink: 'Make a link',
  link: (name: string, time: string) => `Link of ${name}, made ${time}`,
  until: 'until',
  end: 'End now',
  endLink: (name: string, time: string) => `End now the link of ${name}, made ${time}`,

  /** Entries of the studio's log. */
  actions: {
    built: 'began to build the preview',
    madeLink: 'made a link to the preview',
    endedLink: 'ended a link to the preview',
  },

  /** Text for people with a link. */
  guest: {
    closedHeading: 'This preview is closed',
    closed: 'It opens by a link, which lasts seven days. Ask whoever sent it to you for a new one.',
    notBuiltHeading: 'There is nothing to see yet',
    notBuilt: 'The preview has not been built. Come back in a few minutes.',
    nothingSentHeading: 'Nothing was sent',
    nothingSent: 'This is a preview: its forms send nothing to anybody.',
    faultHeading: 'This did not work',
    fault: 'Load the page again. If it stays like this, tell whoever sent you the link.',
  },
}
