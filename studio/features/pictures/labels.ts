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
  none: 'No picture matches.',
  size: (size: { width: number; height: number } | undefined, bytes: number) =>
    [size && `${size.width} × ${size.height} pixels`, kilobytes(bytes).replace(' ', '\u00a0')]
      .filter(Boolean)
      .join(', '),
  uses: (count: number) => (count === 0 ? 'Not used' : `Used in ${pluralise(count, 'place')}`),
  toAll: 'All pictures',

  bringIn: 'Upload a new one',
  file: 'File',
  fileHelp:
    'JPEG, PNG, WebP or AVIF, with at least 400 pixels on its longer side and 30 MB at most; a logo may be SVG.',
  type: 'Kind',
  types: { picture: 'Picture', logo: 'Logo' },
  name: 'Name of the file',
  nameHelp: 'Leave this blank to keep the name of the file.',
  alt: 'What does it show?',
  altHelp:
    'For people who cannot see it. It is suggested wherever the picture is chosen; each place may have its own. Leave this blank if the picture only decorates.',
  upload: 'Upload',
  uploaded: (name: string) => `${name} has been uploaded.`,

  download: 'Open the file',
  usedIn: 'Where it is used',
  usedNowhere: 'It is not used anywhere.',
  ownAlts: 'Descriptions in those places',
  keepAlt: 'Save the description',
  altKept: 'The description has been saved.',
  replace: 'Replace it',
  replaceHelp: 'Every place that uses it shows the new one once you publish. The name stays.',
  replaced: (name: string) => `${name} has been replaced.`,
  undo: 'Undo the last replacement',
  undone: (name: string) => `The last replacement of ${name} has been undone.`,
  crop: 'Create a crop',
  cropHelp: 'Creates a new picture from a part of this one, which stays as it is.',
  ratio: 'Aspect ratio',
  share: 'Size of the crop',
  shares: { '100': 'As much as fits', '75': 'Three quarters of that', '50': 'Half of that' },
  focus: 'Part to keep',
  cropped: (name: string) => `${name} has been created. Delete it if it is not what you want.`,
  remove: 'Delete it',
  removeHelp: 'It can be restored for 30 days from the list of pictures.',
  removeNotYet: 'It can be deleted once nothing uses it.',
  removed: (name: string) => `${name} has been deleted.`,

  deleted: 'Deleted pictures',
  bringBack: 'Restore it',
  bringBackOf: (name: string) => `Restore ${name}`,
  broughtBack: (name: string) => `${name} has been restored.`,

  errors: {
    none: 'There is no such picture.',
    fileMissing: 'Choose a file first.',
  },
}
