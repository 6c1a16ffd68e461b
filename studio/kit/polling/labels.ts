/** All text about polling a page with work in progress. */
export const labels = {
  lookAgain: 'Refresh',
  noAnswer: 'The studio is not responding, so this may be out of date.',
  signedOut: 'Your session has ended, so this may be out of date.',
}
