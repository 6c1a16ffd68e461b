/** All text about polling a page with work in progress. */
export const labels = {
  lookAgain: 'Look again',
  noAnswer: 'The studio does not answer, so this may have changed since.',
  signedOut: 'You are signed in no more, so this may have changed since.',
}
