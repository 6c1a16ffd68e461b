/** Every word about the polling of a page on which something is under way. */
export const labels = {
  lookAgain: 'Look again',
  noAnswer: 'The studio does not answer, so this may have changed since.',
  signedOut: 'You are signed in no more, so this may have changed since.',
}
