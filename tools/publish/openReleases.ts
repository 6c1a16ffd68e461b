import { readCheckedContent } from '../../content-model/files/readCheckedContent.ts'
import { createReleases, type Releases } from '../../studio/releases/createReleases.ts'
import { releaseBuilder } from './buildRelease.ts'

/** The releases of a project, built as `npm run build` does. */
export function openReleases(projectDirectory: string): Promise<Releases> {
  return createReleases({
    projectDirectory,
    check: readCheckedContent,
    build: releaseBuilder(projectDirectory),
    deployCommand: process.env.STUDIO_DEPLOY_COMMAND?.trim(),
  })
}
