/** Folder of a project in which its draft site lies: releases that can be built again at any time. */
export const DRAFT_FOLDER = '.cache/draft'
