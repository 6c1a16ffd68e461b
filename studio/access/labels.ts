/** Every word of signing in, of people and of the log that people read. */
export const labels = {
  keyName: (host: string) => `Studio at ${host}`,
  roles: { owner: 'Owner', writer: 'Writer' },

  signIn: {
    heading: 'Sign in',
    text: 'The studio knows you by a passkey: your finger, your face or the number that opens your device. There is no name and no password to type.',
    button: 'Sign in with a passkey',
    lost: 'Have you lost your key, or a new device? Ask an owner of this studio for a new link.',
    noScript: 'Passkeys need script. Allow it for this address, and load the page again.',
  },

  join: {
    heading: 'Make your passkey',
    first:
      'You are the first owner of this studio. Say what you are called, and make a passkey on this device.',
    invited: (name: string, role: string) =>
      `Welcome, ${name}. You are invited as ${role.toLowerCase()}. Make a passkey on this device, and you are in.`,
    lost: (name: string) =>
      `Hello again, ${name}. Make a new passkey on this device. The one that you had is worth nothing afterwards, and what is still signed in with it ends.`,
    name: 'Your name',
    nameHelp: 'It stands beside what you do.',
    button: 'Make a passkey',
    overHeading: 'This link is over',
    over: 'It was used already, or its time is over. Ask an owner for a new one.',
  },

  account: {
    heading: 'You',
    text: (name: string, role: string) => `You are ${name}. Your role here: ${role.toLowerCase()}.`,
    signOut: 'Sign out',
  },

  people: {
    heading: 'People',
    columns: { name: 'Name', role: 'Role', lastSignIn: 'Last signed in', change: 'Change' },
    never: 'Never',
    you: ' (you)',
    newLink: (name: string) => `New key for ${name}`,
    end: (name: string) => `Let ${name} in no more`,
    lastOwner: 'The last owner stays: nobody else could let anybody in.',
    unknown: 'Nobody of that name comes in here any more.',
    invite: {
      heading: 'Invite somebody',
      name: 'Name',
      role: 'Role',
      help: 'A writer edits the content. A writer does not publish, and sees neither messages nor people.',
      button: 'Make a link',
    },
    nameMissing: 'Say in 1 to 80 characters what the person is called.',
    nameTaken: (name: string) => `${name} is here already. Use another name.`,
    log: 'What was done here, and by whom',
  },

  link: {
    heading: (name: string) => `A link for ${name}`,
    invitation:
      'It works once, within seven days. Whoever has it comes in: send it by a way you trust.',
    lostKey: 'It works once, within one hour. Whoever has it comes in: send it by a way you trust.',
    shownOnce: 'It is shown this once.',
    back: 'Back to people',
  },

  sessions: {
    heading: 'Signed in',
    columns: { name: 'Name', since: 'Since', until: 'Until', change: 'End' },
    this: 'this browser',
    end: (name: string, since: string) => `End ${name}, ${since}`,
  },

  log: {
    heading: 'Log',
    columns: { at: 'When', person: 'Who', action: 'What', about: 'About what' },
    latest: (count: number) => `The latest ${count}. What is older than two years goes by itself.`,
  },

  actions: {
    becameOwner: 'became the first owner',
    joined: 'came in by an invitation',
    newKey: 'made a new key',
    signedIn: 'signed in',
    signedOut: 'signed out',
    endedSession: 'ended a session',
    invited: 'made an invitation',
    madeKeyLink: 'made a link for a lost key',
    endedPerson: 'lets somebody in no more',
  },

  errors: {
    signInFirst: 'Sign in first.',
    ownersOnly: 'This is for owners. Ask one of them to do it, or to make you an owner.',
    wrongKey: 'This key does not open this studio.',
    notJoined: 'The key was not made. Its link may be over: ask an owner for a new one.',
    tooMany: 'Too many attempts. Wait a minute.',
    cancelled: 'The passkey was not used. Press the button to try again.',
    noAnswer: 'The studio does not answer. Try again in a moment.',
    local:
      'The studio is open to this machine only, and asks nobody who they are. To let people in from elsewhere, set STUDIO_ORIGIN: docs/studio.md says how.',
  },

  command: {
    noOrigin:
      'STUDIO_ORIGIN is not set: the studio asks nobody who they are, so nobody needs a link.',
    ownerThere: (names: string) =>
      `There is an owner already. Say whose key was lost: npm run studio -- link --person NAME. People: ${names}.`,
    unknownPerson: (name: string, names: string) =>
      `Nobody here is called ${name}. People: ${names}.`,
    link: (url: string) =>
      `Open this link within one hour, in the browser that is to have the key. It works once.\n${url}\n`,
    person: 'The command line',
  },
}
