import { kilobytes, pluralise } from '../../../server/text.ts'

/** All text of the picture library. */
export const labels = {
  heading: 'Pictures',
  views: 'Kinds of picture',
  all: 'All',
  picture: 'Pictures',
  logo: 'Logos',
  unused: 'Not used',
  undescribed: 'Not described',
  search: 'Search names and descriptions',
  found: (count: number) => pluralise(count, 'picture'),
  none: 'No picture is like this.',
  size: (size: { width: number; height: number } | undefined, bytes: number) =>
    [size && `${size.width} × ${size.height} pixels`, kilobytes(bytes).replace(' ', '\u00a0')]
      .filter(Boolean)
      .join(', '),
  uses: (count: number) => (count === 0 ? 'Not used' : `Used in ${pluralise(count, 'place')}`),
  toAll: 'All pictures',

  bringIn: 'Bring in a new one',
  file: 'File',
  fileHelp:
    'JPEG, PNG, WebP or AVIF, with at least 400 pixels on its longer side and 30 MB at most; a logo may be SVG.',
  type: 'Kind',
  types: { picture: 'Picture', logo: 'Logo' },
  name: 'Name of the file',
  nameHelp: 'Blank: the name that the file has now.',
  alt: 'What does it show?',
  altHelp:
    'For people who do not see it. It is offered wherever the picture is chosen; each place may say something else. Blank if the picture only decorates.',
  upload: 'Upload',
  uploaded: (name: string) => `${name} is here.`,

  download: 'Open the file',
  usedIn: 'Where it is used',
  usedNowhere: 'It is used nowhere.',
  ownAlts: 'Described in those places as',
  keepAlt: 'Keep the description',
  altKept: 'The description is kept.',
  replace: 'Replace it',
  replaceHelp: 'Every place that uses it shows the new one once you publish. The name stays.',
  replaced: (name: string) => `${name} is replaced.`,
  undo: 'Undo the last replacement',
  undone: (name: string) => `${name} is again what it was before.`,
  crop: 'Make a crop',
  cropHelp: 'A new picture of a part of this one, which stays as it is.',
  ratio: 'Width to height',
  share: 'How much of it',
  shares: { '100': 'As much as fits', '75': 'Three quarters of that', '50': 'Half of that' },
  focus: 'Which part stays',
  cropped: (name: string) => `${name} is made. Delete it if it is not what you want.`,
  remove: 'Delete it',
  removeHelp: 'It can be brought back for 30 days from the list of pictures.',
  removeNotYet: 'It can be deleted once it is used nowhere.',
  removed: (name: string) => `${name} is deleted.`,

  deleted: 'Deleted pictures',
  bringBack: 'Bring it back',
  bringBackOf: (name: string) => `Bring back ${name}`,
  broughtBack: (name: string) => `${name} is back.`,

  errors: {
    none: 'There is no such picture.',
    fileMissing: 'Choose a file first.',
  },
}
