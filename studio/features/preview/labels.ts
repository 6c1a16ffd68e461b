import { labels as releaseLabels } from '../../releases/labels.ts'

const howToSet =
  'The draft site cannot be shown to other people yet: the person who runs the studio has to give it an address of its own.'

/** All text about the draft site and the links to it. */
export const labels = {
  heading: 'Preview',
  intro:
    'The draft site is built from everything that is saved, including drafts and scheduled articles. Visitors do not see it, search engines do not list it, and its forms send nothing.',
  howToSet,

  siteHeading: 'The draft site',
  notBuilt: 'It has not been built yet.',
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
  waits: { ...releaseLabels.waits, publish: 'Until that is done, the previous build is shown.' },
  steps: { ...releaseLabels.steps, switch: 'Replacing the previous build' },
  failedHeading: 'The build failed',
  failedWhile: (step: string, name: string, time: string) =>
    `${step}, started by ${name} at ${time}:`,
  formerStays: 'The previous build is still shown.',

  linksHeading: 'Links',
  linksHelp:
    'Anyone who has a link sees the draft site for seven days, without signing in, as it was last built. Send it in a way you trust.',
  makeLink: 'Create a link',
  link: (name: string, time: string) => `Link by ${name}, created ${time}`,
  until: 'until',
  end: 'Revoke',
  endLink: (name: string, time: string) => `Revoke the link by ${name}, created ${time}`,

  /** Entries of the studio's log. */
  actions: {
    built: 'began to build the preview',
    madeLink: 'created a link to the preview',
    endedLink: 'revoked a link to the preview',
  },

  /** Text for people with a link. */
  guest: {
    closedHeading: 'This preview is closed',
    closed:
      'It opens with a link that lasts seven days. Ask the person who sent it to you for a new one.',
    notBuiltHeading: 'There is nothing to see yet',
    notBuilt: 'The preview has not been built. Come back in a few minutes.',
    nothingSentHeading: 'Nothing was sent',
    nothingSent: 'This is a preview: its forms send nothing to anybody.',
    faultHeading: 'This did not work',
    fault: 'Reload the page. If this happens again, tell the person who sent you the link.',
  },
}
