import type { DeliveryState } from '../../core/outbox/tables.ts'
import type { Role } from '../kit/person.ts'

/** All text about signing in, people and the audit log. */
export const labels = {
  keyName: (host: string) => `Studio at ${host}`,
  roles: { writer: 'Writer', editor: 'Editor', owner: 'Owner' } satisfies Record<Role, string>,

  signIn: {
    heading: 'Sign in',
    ended:
      'You are signed in no more. Nothing of your form was saved, and nothing is lost: sign in here, and let the browser send the form again when it asks.',
    text: 'The studio knows you by a passkey: your finger, your face or the number that opens your device. There is no name and no password to type.',
    button: 'Sign in with a passkey',
    lost: 'Have you lost your key, or a new device? Ask an owner of this studio for a new link. On the studio’s machine, npm run studio -- link --person NAME prints one.',
    byMail: 'Lost your key? Have a link mailed to you',
    noScript: 'Passkeys need script. Allow it for this address, and load the page again.',
  },

  lostKey: {
    heading: 'Lost your key?',
    text: 'Where an address was kept for you, a link for a new passkey is sent there. It works once, for 15 minutes.',
    email: 'Your mail address',
    button: 'Send me a link',
    asked:
      'If this address was kept for somebody who may come in, a link is on its way. Another one is sent in a quarter of an hour at the earliest.',
    noMail:
      'This studio sends no mail. Ask an owner for a link, or have one printed on the studio’s machine: npm run studio -- link --person NAME',
    back: 'Back to signing in',
  },

  keyMail: {
    subject: (studio: string) => `A new passkey: ${studio}`,
    text: (name: string, url: string) =>
      `Hello ${name},\n\nopen this link within 15 minutes, in the browser that is to have your new passkey. It works once.\n\n${url}\n\nThe keys that you had are worth nothing afterwards, and what is still signed in with them ends.\n\nHave you not asked for it? Then leave it: nothing happens until somebody follows the link. Tell an owner of the studio if it comes again.\n`,
  },

  invitationMail: {
    subject: (studio: string) => `An invitation: ${studio}`,
    text: (name: string, role: string, url: string) =>
      `Hello ${name},\n\nyou are invited to the studio as ${role.toLowerCase()}. Open this link within seven days, in the browser in which you will work, and make a passkey there. It works once.\n\n${url}\n\nDo you not know what this is about? Then leave it: nothing happens until somebody follows the link.\n`,
  },

  join: {
    heading: 'Make your passkey',
    first:
      'You are the first owner of this studio. Say what you are called, and make a passkey on this device.',
    invited: (name: string, role: string) =>
      `Welcome, ${name}. You are invited as ${role.toLowerCase()}. Make a passkey on this device, and you are in.`,
    lost: (name: string) =>
      `Hello again, ${name}. Make a new passkey on this device. All that you had are worth nothing afterwards, and what is still signed in with them ends.`,
    name: 'Your name',
    nameHelp: 'It stands beside what you do.',
    button: 'Make a passkey',
    nameTaken:
      'Somebody here has that name by now, or one that looks the same. Ask an owner for a link by another one.',
    overHeading: 'This link is over',
    over: 'It was used already, or its time is over. Ask an owner for a new one.',
  },

  account: {
    heading: 'You',
    text: (name: string, role: string) => `You are ${name}. Your role here: ${role.toLowerCase()}.`,
    signOut: 'Sign out',
  },

  signature: {
    heading: 'Your signature',
    label: 'Below each reply to a visitor',
    help: 'Left blank, your name and that of the agency stand there.',
    save: 'Save the signature',
    long: (maximum: number) => `Use ${maximum.toLocaleString('en-GB')} characters at most.`,
  },

  keys: {
    heading: 'Your passkeys',
    columns: { name: 'Name', made: 'Made', used: 'Last used', change: 'Remove' },
    unnamed: 'First key',
    never: 'Never',
    end: (name: string) => `Remove ${name}`,
    last: 'Your only key stays: without one you could not come in again.',
    more: 'With a key that you remove, everything ends that you are signed in with elsewhere.',
    add: {
      heading: 'Another passkey',
      text: 'For another device, or a key on your ring that you keep in a drawer.',
      name: 'What to call it',
      help: 'As “phone”: so you tell them apart.',
      nameMissing: 'Call the key something, in 1 to 80 characters.',
      button: 'Make a passkey',
    },
  },

  address: {
    heading: 'If you lose your keys',
    label: 'Mail address',
    help: 'Whoever asks for it where you sign in has a link for a new passkey sent there. So whoever reads this mailbox can come in as you. Left blank, nothing is sent.',
    invitedHelp:
      'The invitation can be mailed there, and later a link if the person loses the key. They can change it, and it may stay blank.',
    save: 'Save',
    wrong: 'This is no mail address, such as ada@agency.example.',
  },

  people: {
    heading: 'People',
    columns: { name: 'Name', role: 'Role', lastSignIn: 'Last signed in', change: 'Change' },
    never: 'Never',
    you: ' (you)',
    newLink: (name: string) => `New key for ${name}`,
    roleOf: (name: string) => `Role of ${name}`,
    changeRole: 'Change',
    changedRole: (name: string, role: string) => `${name} is ${role.toLowerCase()} now.`,
    end: (name: string) => `Let ${name} in no more`,
    lastOwner: 'The last owner stays an owner: nobody else could let anybody in.',
    unknown: 'Nobody of that name comes in here any more.',
    invite: {
      heading: 'Invite somebody',
      name: 'Name',
      role: 'Role',
      help: 'A writer edits the content. An editor also publishes, reads and answers messages, and sees analytics. An owner does everything.',
      button: 'Make a link',
      mail: 'Mail the invitation',
      addressMissing: 'Enter the address that the invitation is to be mailed to, or make a link.',
    },
    nameMissing:
      'Say what the person is called: in letters of one script, 80 at most, with spaces, hyphens, apostrophes and full stops where they are needed.',
    nameTaken: (name: string) =>
      `${name} is here already, or somebody whose name looks the same. Use another name.`,
    nameInvited: (name: string) =>
      `${name} is invited already, or somebody whose name looks the same. Take that invitation back first, or use another name.`,
    invited: (until: string) => `Invited until ${until}`,
    invitationMail: {
      waiting: 'Its mail is on the way.',
      sent: 'It was mailed.',
      dead: 'The mail server did not take its mail: make a new link.',
    } satisfies Record<DeliveryState, string>,
    mailed: (name: string, email: string) => `The invitation of ${name} goes to ${email}.`,
    newInvitationLink: (name: string) => `New link for ${name}`,
    endInvitation: (name: string) => `Take back the invitation of ${name}`,
    log: 'What was done here, and by whom',
  },

  endPerson: {
    heading: (name: string) => `Let ${name} in no more?`,
    ends: (name: string) =>
      `Whatever ${name} is signed in with ends at once, and so do the links to the draft site that ${name} has made. The keys are forgotten, and so is the mail address.`,
    stays: (name: string) =>
      `What ${name} has written stays. To come in again, ${name} needs a new invitation.`,
    ask: 'This cannot be undone. Type yes to go on.',
    keep: (name: string) => `Keep ${name}`,
    notSure: 'Nobody was turned away: you have not typed yes.',
  },

  link: {
    heading: (name: string) => `A link for ${name}`,
    invitation:
      'It works once, within seven days. Whoever has it comes in: send it by a way you trust.',
    lostKey: 'It works once, within one hour. Whoever has it comes in: send it by a way you trust.',
    shownOnce: 'It is shown this once. A link made later for the same person takes its place.',
    back: '← People',
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
    endedInvitation: 'took back an invitation',
    madeKeyLink: 'made a link for a lost key',
    mailedKeyLink: 'was mailed a link for a lost key',
    addedKey: 'made another key',
    endedKey: 'removed a key',
    setAddress: 'set the address for lost keys',
    removedAddress: 'removed the address for lost keys',
    endedPerson: 'lets somebody in no more',
    mailedInvitation: 'was mailed an invitation',
    madeInvitationLink: 'made a new link for an invitation',
    changedRole: 'changed a role',
    changedSignature: 'changed the signature',
  },

  errors: {
    signInFirst: 'Sign in first.',
    roleMissing: (role: string) =>
      `This needs the role ${role}. Ask an owner to do it, or to give you that role.`,
    wrongKey: 'This key does not open this studio.',
    notAdded: 'The key was not made. Try again.',
    keyThere: 'This device holds one of your keys already.',
    keyTaken: 'This key opens the studio already. Make another one.',
    notJoined: 'The key was not made. Its link may be over: ask an owner for a new one.',
    tooMany: 'Too many attempts. Wait a minute.',
    cancelled: 'The passkey was not used. Press the button to try again.',
    noAnswer: 'The studio does not answer. Try again in a moment.',
    local:
      'The studio is open to this machine only, and asks nobody who they are. To let people in from elsewhere, whoever runs it has to give it an address of its own.',
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
