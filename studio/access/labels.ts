import type { DeliveryState } from '../../core/outbox/tables.ts'
import type { Role } from '../kit/person.ts'

/** All text about signing in, people and the audit log. */
export const labels = {
  keyName: (host: string) => `Studio at ${host}`,
  roles: { writer: 'Writer', editor: 'Editor', owner: 'Owner' } satisfies Record<Role, string>,

  signIn: {
    heading: 'Sign in',
    ended:
      'Your session has ended. Your form was not saved, but nothing is lost: sign in here, and let the browser send the form again when it asks.',
    text: 'You sign in with a passkey: your fingerprint, your face or the PIN of your device. There is no name or password to type.',
    button: 'Sign in with a passkey',
    lost: 'Lost your key, or got a new device? Ask an owner of this studio for a new link. On the studio’s machine, npm run studio -- link --person NAME prints one.',
    byMail: 'Lost your key? Get a link by email',
    noScript: 'Passkeys need JavaScript. Allow it for this address, then reload the page.',
  },

  lostKey: {
    heading: 'Lost your key?',
    text: 'If the studio has your email address, it sends you a link for a new passkey. The link works once, within 15 minutes.',
    email: 'Your email address',
    button: 'Send me a link',
    asked:
      'If this is the address of somebody with access, a link is on its way. You can request another one in 15 minutes.',
    noMail:
      'This studio cannot send mail. Ask an owner for a link, or run this on the studio’s machine: npm run studio -- link --person NAME',
    back: 'Back to sign-in',
  },

  keyMail: {
    subject: (studio: string) => `A new passkey: ${studio}`,
    text: (name: string, url: string) =>
      `Hello ${name},\n\nOpen this link within 15 minutes, in the browser where you want your new passkey. It works once.\n\n${url}\n\nYour old keys stop working afterwards, and their sessions end.\n\nIf you did not request this, ignore it: nothing happens until somebody uses the link. If it happens again, tell an owner of the studio.\n`,
  },

  invitationMail: {
    subject: (studio: string) => `An invitation: ${studio}`,
    text: (name: string, role: string, url: string) =>
      `Hello ${name},\n\nYou have been invited to the studio with the role ${role.toLowerCase()}. Open this link within seven days, in the browser that you will work in, and create a passkey there. It works once.\n\n${url}\n\nIf you do not know what this is about, ignore it: nothing happens until somebody uses the link.\n`,
  },

  join: {
    heading: 'Create your passkey',
    first:
      'You are the first owner of this studio. Enter your name, and create a passkey on this device.',
    invited: (name: string, role: string) =>
      `Welcome, ${name}. You have been invited with the role ${role.toLowerCase()}. Create a passkey on this device to sign in.`,
    lost: (name: string) =>
      `Hello again, ${name}. Create a new passkey on this device. Your old keys stop working afterwards, and their sessions end.`,
    name: 'Your name',
    nameHelp: 'It is shown beside your changes and actions.',
    button: 'Create a passkey',
    nameTaken:
      'Somebody here has this name by now, or one that looks the same. Ask an owner for a link with another name.',
    overHeading: 'This link no longer works',
    over: 'It has been used already, or has expired. Ask an owner for a new one.',
  },

  account: {
    heading: 'You',
    text: (name: string, role: string) => `You are ${name}. Your role here: ${role.toLowerCase()}.`,
    signOut: 'Sign out',
  },

  signature: {
    heading: 'Your signature',
    label: 'Below each reply to a visitor',
    help: 'If this is blank, your name and the agency’s are used.',
    save: 'Save the signature',
    long: (maximum: number) => `Use ${maximum.toLocaleString('en-GB')} characters at most.`,
  },

  keys: {
    heading: 'Your passkeys',
    columns: { name: 'Name', made: 'Created', used: 'Last used', change: 'Remove' },
    unnamed: 'First key',
    never: 'Never',
    end: (name: string) => `Remove ${name}`,
    last: 'You cannot remove your only key: without one you could not sign in again.',
    more: 'Removing a key ends all your other sessions.',
    add: {
      heading: 'Add a passkey',
      text: 'For another device, or a security key that you keep in a drawer.',
      name: 'Name of the key',
      help: 'Tells your keys apart, for instance “phone”.',
      nameMissing: 'Enter a name for the key, of 80 characters at most.',
      button: 'Create a passkey',
    },
  },

  address: {
    heading: 'If you lose your keys',
    label: 'Email address',
    help: 'The sign-in page can send a link for a new passkey there. Anyone who reads this mailbox can therefore sign in as you. If this is blank, nothing is sent.',
    invitedHelp:
      'Optional. The invitation can be sent there, and later a link if the person loses the key. They can change it.',
    save: 'Save',
    wrong: 'Enter an email address, such as ada@agency.example.',
  },

  people: {
    heading: 'People',
    columns: { name: 'Name', role: 'Role', lastSignIn: 'Last signed in', change: 'Change' },
    never: 'Never',
    you: ' (you)',
    newLink: (name: string) => `New key for ${name}`,
    roleOf: (name: string) => `Role of ${name}`,
    changeRole: 'Change',
    changedRole: (name: string, role: string) => `${name} now has the role ${role.toLowerCase()}.`,
    end: (name: string) => `Remove ${name}`,
    lastOwner:
      'The last owner cannot be removed or given another role: nobody else could invite people.',
    unknown: 'Nobody with this name has access any more.',
    invite: {
      heading: 'Invite somebody',
      name: 'Name',
      role: 'Role',
      help: 'A writer edits the content. An editor also publishes, reads and answers messages, and sees analytics. An owner does everything.',
      button: 'Create a link',
      mail: 'Email the invitation',
      addressMissing: 'Enter the address to send the invitation to, or create a link.',
    },
    nameMissing:
      'Enter the person’s name, of 80 characters at most: letters of one script, spaces, hyphens, apostrophes and full stops.',
    nameTaken: (name: string) =>
      `${name} has access already, or somebody whose name looks the same. Use another name.`,
    nameInvited: (name: string) =>
      `${name} is invited already, or somebody whose name looks the same. Revoke that invitation first, or use another name.`,
    invited: (until: string) => `Invited until ${until}`,
    invitationMail: {
      waiting: 'The mail is on its way.',
      sent: 'The mail was sent.',
      dead: 'The mail could not be sent: create a new link.',
    } satisfies Record<DeliveryState, string>,
    mailed: (name: string, email: string) =>
      `The invitation for ${name} is being sent to ${email}.`,
    newInvitationLink: (name: string) => `New link for ${name}`,
    endInvitation: (name: string) => `Revoke the invitation for ${name}`,
    log: 'Activity log',
  },

  endPerson: {
    heading: (name: string) => `Remove ${name}?`,
    ends: (name: string) =>
      `All sessions of ${name} end at once, and so do the links to the draft site that ${name} has created. The keys and the email address are deleted.`,
    stays: (name: string) =>
      `Everything that ${name} has written stays. To sign in again, ${name} needs a new invitation.`,
    ask: 'This cannot be undone. Type yes to go on.',
    keep: (name: string) => `Keep ${name}`,
    notSure: 'Nobody was removed: you have not typed yes.',
  },

  link: {
    heading: (name: string) => `A link for ${name}`,
    invitation:
      'It works once, within seven days. Anyone who has it can sign in: send it in a way you trust.',
    lostKey:
      'It works once, within one hour. Anyone who has it can sign in: send it in a way you trust.',
    shownOnce: 'It is shown only once. A later link for the same person replaces it.',
    back: '← People',
  },

  sessions: {
    heading: 'Signed in',
    columns: { name: 'Name', since: 'Since', until: 'Until', change: 'End' },
    this: 'this browser',
    end: (name: string, since: string) => `End ${name}, ${since}`,
  },

  log: {
    heading: 'Activity log',
    columns: { at: 'When', person: 'Who', action: 'What', about: 'Item' },
    latest: 'The latest entries. Entries are deleted after two years.',
    none: 'Nothing has been logged yet.',
  },

  actions: {
    becameOwner: 'became the first owner',
    joined: 'accepted an invitation',
    newKey: 'created a new key',
    signedIn: 'signed in',
    signedOut: 'signed out',
    endedSession: 'ended a session',
    invited: 'created an invitation',
    endedInvitation: 'revoked an invitation',
    madeKeyLink: 'created a link for a lost key',
    mailedKeyLink: 'was sent a link for a lost key',
    addedKey: 'added a key',
    endedKey: 'removed a key',
    setAddress: 'set the address for lost keys',
    removedAddress: 'removed the address for lost keys',
    endedPerson: 'removed a person',
    mailedInvitation: 'was sent an invitation',
    madeInvitationLink: 'created a new link for an invitation',
    changedRole: 'changed a role',
    changedSignature: 'changed the signature',
  },

  errors: {
    signInFirst: 'Sign in first.',
    roleMissing: (role: string) =>
      `This needs the role ${role}. Ask an owner to do it, or to give you that role.`,
    wrongKey: 'This studio does not know this key.',
    notAdded: 'The key was not created. Try again.',
    keyThere: 'This device already has one of your keys.',
    keyTaken: 'This key is in use already. Create another one.',
    notJoined: 'The key was not created. The link may have expired: ask an owner for a new one.',
    tooMany: 'Too many attempts. Wait a minute.',
    cancelled: 'The passkey was not used. Press the button to try again.',
    noAnswer: 'The studio is not responding. Try again in a moment.',
    local:
      'The studio is open to this machine only, without sign-in. To give other people access, the person who runs it has to set an address for it.',
  },

  command: {
    noOrigin:
      'STUDIO_ORIGIN is not set: the studio does not ask anyone to sign in, so nobody needs a link.',
    ownerThere: (names: string) =>
      `There is an owner already. Name the person who lost their key: npm run studio -- link --person NAME. People: ${names}.`,
    unknownPerson: (name: string, names: string) =>
      `Nobody here is called ${name}. People: ${names}.`,
    link: (url: string) =>
      `Open this link within one hour, in the browser where you want the key. It works once.\n${url}\n`,
    person: 'The command line',
  },
}
