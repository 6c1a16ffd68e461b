import { readCheckedContent } from '../../content-model/files/readCheckedContent.ts'
import type { GitCheckout } from '../../studio/content/git/gitCheckout.ts'
import { createReleases, type Releases } from '../../studio/releases/createReleases.ts'
import { DRAFT_FOLDER } from '../../studio/releases/releaseFolder.ts'
import { releaseBuilder } from './buildRelease.ts'

/** The current release and the previous one, which a reader may still have open. */
const KEPT_DRAFTS = 2

/**
 * The releases of a project, built as `npm run build` does.
 * @param checkout the repository in which published content is committed.
 */
export function openReleases(projectDirectory: string, checkout?: GitCheckout): Promise<Releases> {
  return createReleases({
    projectDirectory,
    checkout,
    check: readCheckedContent,
    build: releaseBuilder(projectDirectory),
    deployCommand: process.env.STUDIO_DEPLOY_COMMAND?.trim(),
  })
}

/** The draft site of a project. Its releases are separate and only for the studio's preview. */
export function openDraftSite(projectDirectory: string): Promise<Releases> {
  return createReleases({
    projectDirectory,
    folder: DRAFT_FOLDER,
    kept: KEPT_DRAFTS,
    check: readCheckedContent,
    build: releaseBuilder(projectDirectory, true),
  })
}
