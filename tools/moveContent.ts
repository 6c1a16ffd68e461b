import { addNetworkNames } from './moveContent/addNetworkNames.ts'
import { toSectionPages } from './moveContent/toSectionPages.ts'
import { toTemplates } from './moveContent/toTemplates.ts'
import { withNewNames } from './moveContent/withNewNames.ts'

/** Moves a content folder that an older version wrote, from whichever step it stands on. What has moved stays. */
export async function moveContent(directory: string): Promise<void> {
  await toSectionPages(directory)
  await toTemplates(directory)
  await withNewNames(directory)
  await addNetworkNames(directory)
}

if (import.meta.main) {
  await moveContent(process.argv[2] ?? 'content')
  console.info(
    'What an older version wrote stands as it is written now. Look at it: git diff content',
  )
}
