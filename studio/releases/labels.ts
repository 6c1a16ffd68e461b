/** Sentences about the work under way. */
const running = {
  publish: (name: string, time: string) => `${name} has been publishing since ${time}.`,
  switch: (name: string, time: string) =>
    `${name} has been switching the site to another release since ${time}.`,
}

/** All words that people read about publishing. */
export const labels = {
  heading: 'Publish',
  intro:
    'Publishing checks everything that is ready, rebuilds the pages, tests each of them, and only then shows them to visitors.',
  changesHeading: 'What will change',
  first: 'Nothing has been published from here yet, so all of the content goes out.',
  noChanges: 'Nothing has changed since the last publish. Publishing rebuilds the site anyway.',
  change: { new: 'new', changed: 'changed', removed: 'removed' },
  moreChanges: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
  readChanges: 'Changes, word by word',
  publish: 'Publish',
  running,
  usually: (duration: string) => `This usually takes about ${duration}.`,
  seconds: (count: number) => `${count} seconds`,
  minutes: (count: number) => `${count} minutes`,
  waits: {
    publish: 'Changes saved in the meantime wait for the next publish.',
    switch: 'The content that you edit stays as it is.',
  },
  steps: {
    freeze: 'Copying the texts and pictures as they are now',
    check: 'Checking texts and pictures for mistakes',
    build: 'Building the pages',
    test: 'Testing every page',
    switch: 'Showing it to visitors',
    push: 'Sending a copy to your git server',
    deploy: 'Sending the site to its host',
  },
  failedHeading: 'This failed',
  outcome: {
    before: 'Visitors see the same site as before.',
    switch: 'The list of releases shows which one visitors see.',
    after: 'Visitors see the new site already. The next publish does the rest.',
  },
  failedWhile: (step: string, name: string, time: string) =>
    `${step}, started by ${name} at ${time}:`,
  log: 'Output of the programs',
  releasesHeading: 'Releases',
  noReleases: 'There are no releases yet.',
  seen: (name: string, time: string) => `Visitors see the release of ${time}, by ${name}.`,
  current: 'Visitors see this one',
  published: (name: string) => `by ${name}`,
  back: 'Go back to this one',
  forward: 'Go forward to this one',
  switchTo: (isNewer: boolean, time: string) =>
    `Go ${isNewer ? 'forward' : 'back'} to this one, of ${time}`,
  backHelp:
    'Go back or forward to a release, and visitors see it within a second. The content that you edit stays as it is: the next publish shows it again.',
  /** The publisher of an article on its day. */
  calendar: 'The calendar',
  /** The publisher of `npm run studio -- publish`, on the studio's machine. */
  terminal: 'The terminal',

  /** Entries of the studio's log. */
  actions: {
    published: 'started to publish the content',
    wentTo: 'switched to another release',
  },

  errors: {
    busy: (running: string) => `${running} Wait until that has ended.`,
    busyUnknown: 'Somebody else has started to publish. Wait until that has ended.',
    cutOff: 'The studio or its machine was stopped meanwhile.',
    page: (path: string, words: string) => `The page ${path} could not be built: ${words}`,
    unknown:
      'The studio does not know why this failed: try again, and if it fails again, an owner can read the output of the programs here.',
    diskFull: 'The disk is full. Make room on it and publish again.',
    nothingBefore: 'There is no release before this one.',
    noSuchRelease: 'This release no longer exists.',
    emptyFile: (file: string) => `The built site has an empty file: ${file}`,
    noHeadersFile: 'The built site has no list of headers.',
    noSitemap: 'The built site has no readable sitemap.',
    notFoundPage: (path: string) =>
      `The built site has no page at ${path}, which its sitemap names.`,
    headings: (path: string, count: number) =>
      `The built page ${path} has ${count} main headings (h1). It needs one.`,
  },
  notes: {
    commit: (words: string) =>
      `The site is published, but git could not commit changes made outside the studio. The next publish tries again. Git says: ${words}`,
    push: (words: string) =>
      `The site is published, but the commit was not pushed. Git says: ${words}`,
    deploy: (words: string) => `The deploy command failed. Its last lines: ${words}`,
  },
  /** For processes that exceeded their time limit. */
  overdue: {
    push: (minutes: number) =>
      `The site is published, but pushing the commit had not ended after ${minutes} minutes and was stopped. The remote may not answer, or one of its hooks may be waiting: “git push” in the project’s folder shows which. The next publish pushes what is left.`,
    deploy: (minutes: number) =>
      `The deploy command had not ended after ${minutes} minutes and was stopped. See what it waits for, then publish again.`,
  },
} as const
