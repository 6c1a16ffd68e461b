/** Every word of the pages that mail an article, but for those that the inbox's commands say as well. */
export const labels = {
  heading: 'Send an article',
  help: 'The newest articles that visitors see, as the feed has them.',
  none: 'The site has no article yet.',
  article: 'Article',
  address: 'Address',
  firstSent: 'First sent',
  all: 'All articles',

  progress: 'How far it has come',
  counts: {
    sent: 'Sent',
    waiting: 'Waiting',
    retried: 'Not taken yet, tried again',
    dead: 'Given up',
    refused: 'Address refused for good since',
  },
  since: 'First sent',
  watch: 'Watch it go on',
  progressOf: (title: string) => `How far “${title}” has come`,
  underWay: 'Mails are on their way.',
  complete: 'No mail is on its way any more.',
  back: 'The mail, and the way to send it',

  mail: 'The mail',
  subject: 'Subject',
  from: 'From',
  unsentSubscribers: 'Confirmed subscribers who have not been sent it',
  frame: 'The mail as mail programs show it',
  text: 'As plain text',

  test: 'A test first',
  testAddress: 'Address',
  sendTest: 'Send the test mail',

  send: 'Send it',
  ask: (subscribers: string) => `This cannot be undone. Type yes to send it to ${subscribers}.`,
  sendAll: (subscribers: string) => `Send to ${subscribers}`,
  nobody: 'No subscriber has confirmed yet, so there is nobody to send it to.',
  everybody: 'It was sent to every confirmed subscriber. Nobody gets an article twice.',
  receiver: 'The receiver sends it and must be running; it begins within a minute.',

  actions: { tested: 'sent a test mail', sent: 'sent an article' },
  errors: { notSure: 'Nothing was sent: you have not typed yes.' },
}
