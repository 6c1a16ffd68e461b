import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { FOCUSES } from '../../../content-model/schemas/fields.ts'
import { asStorableText } from '../../../core/lib/asStorableText.ts'
import { MAX_UPLOAD_BYTES, MEBIBYTE } from '../../content/form/maxUploadBytes.ts'
import { PICTURE_FOLDERS, pictureAddress } from '../../content/pictureFiles.ts'
import {
  bringBackPicture,
  deletedPictures,
  deletePicture,
  describePicture,
  replacePicture,
  undoPicture,
} from '../../content/pictures/changePicture.ts'
import { cropPicture } from '../../content/pictures/cropPicture.ts'
import { RATIOS, SHARES } from '../../content/pictures/cropRegion.ts'
import { type LibraryPicture, listPictures } from '../../content/pictures/library.ts'
import { savePicture } from '../../content/pictures/savePicture.ts'
import { registerForms } from '../../context/registerForms.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { labels as kitLabels } from '../../kit/labels.ts'
import { addressWith, type Query, readQuery } from '../../kit/query.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { fieldOf, read } from '../../kit/requestBody.ts'
import { hasAll, searchWords } from '../../kit/searchWords.ts'
import { labels } from './labels.ts'

const PATH = '/pictures'
const cropping = z.object({
  path: z.string(),
  ratio: z.enum(RATIOS),
  share: z.enum(SHARES),
  focus: z.enum(FOCUSES),
})
/** Room for a file and the other fields. */
const UPLOAD = { bodyLimit: MAX_UPLOAD_BYTES + MEBIBYTE }

export const pictures: Feature = {
  navItem: { href: PATH, label: labels.heading, role: 'writer' },
  addRoutes: (app, studio) => registerForms(app, (forms) => addPictures(forms, studio)),
}

const VIEWS: Record<string, { label: string; isOf: (picture: LibraryPicture) => boolean }> = {
  '': { label: labels.all, isOf: () => true },
  pictures: { label: labels.picture, isOf: ({ type }) => type === 'picture' },
  logos: { label: labels.logo, isOf: ({ type }) => type === 'logo' },
  unused: { label: labels.unused, isOf: ({ uses }) => uses.length === 0 },
  undescribed: {
    label: labels.undescribed,
    isOf: ({ type, alt, ownAlts }) => type === 'picture' && alt === '' && ownAlts.length === 0,
  },
}

/** Adds the library of pictures. */
function addPictures(app: FastifyInstance, { editor, drafts, flash }: Studio): void {
  const { contentDirectory, history } = editor
  const by = ({ person }: FastifyRequest) => ({ ...editor, person })
  const list = () => listPictures(contentDirectory, drafts)

  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async ({ headers }: FastifyRequest, bytes: Buffer) => {
      const type = headers['content-type'] ?? ''
      return new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } })
        .formData()
        .catch(() => {
          throw new RequestError(400, kitLabels.errors.unreadableCall)
        })
    },
  )

  app.get(PATH, async ({ url }, reply) => {
    const query = readQuery(url)
    const all = await list()
    const view = Object.hasOwn(VIEWS, query.get('view') ?? '') ? (query.get('view') ?? '') : ''
    const words = searchWords(query.get('search') ?? '')
    return reply.page('pictures', {
      done: flash.read(query.get('done')),
      views: viewsOf(all, query, view),
      view,
      search: query.get('search') ?? '',
      pictures: all
        .filter((picture) => VIEWS[view]?.isOf(picture))
        .filter((picture) => hasAll(wordsOf(picture), words)),
      deleted: await deletedPictures(editor),
    })
  })
  app.get(`${PATH}/one`, async ({ url }, reply) => {
    const query = readQuery(url)
    const picture = await find(query.get('path'))
    return reply.page('picture', {
      done: flash.read(query.get('done')),
      picture,
      canUndo: await history.canUndo(picture.path),
    })
  })
  app.post(PATH, UPLOAD, async (request, reply) => {
    const { form, file } = uploadOf(request)
    const type = form.get('type') === 'logo' ? 'logo' : 'picture'
    const ending = /\.[^.]*$/.exec(file.name)?.[0] ?? ''
    const chosen = wordsIn(form, 'name')
    const saved = await history.inTurn(async () =>
      savePicture(by(request), {
        type,
        name: chosen === '' ? file.name : chosen + ending,
        bytes: Buffer.from(await file.arrayBuffer()),
        alt: type === 'picture' ? wordsIn(form, 'alt') : '',
      }),
    )
    return reply.redirect(`${PATH}?done=${flash.keep(labels.uploaded(saved.name))}`, 303)
  })
  app.post(`${PATH}/replace`, UPLOAD, async (request, reply) => {
    const { form, file } = uploadOf(request)
    const bytes = Buffer.from(await file.arrayBuffer())
    const { path, name } = await history.inTurn(async () => {
      const picture = await find(wordsIn(form, 'path'))
      await replacePicture(by(request), picture, bytes)
      return picture
    })
    return reply.redirect(pageOf(path, labels.replaced(name)), 303)
  })
  app.post(`${PATH}/describe`, async (request, reply) => {
    const { path } = await change(request, (picture, form) =>
      describePicture(by(request), picture, fieldOf(form, 'alt').trim()),
    )
    return reply.redirect(pageOf(path, labels.altKept), 303)
  })
  app.post(`${PATH}/undo`, async (request, reply) => {
    const { path, name } = await change(request, (picture) => undoPicture(by(request), picture))
    return reply.redirect(pageOf(path, labels.undone(name)), 303)
  })
  app.post(`${PATH}/crop`, async (request, reply) => {
    const { path, ...crop } = read(cropping, request.body)
    const { name } = await history.inTurn(async () =>
      cropPicture(by(request), await find(path), crop),
    )
    return reply.redirect(pageOf(`${PICTURE_FOLDERS.picture}/${name}`, labels.cropped(name)), 303)
  })
  app.post(`${PATH}/delete`, async (request, reply) => {
    const { name } = await change(request, (picture) => deletePicture(by(request), picture))
    return reply.redirect(`${PATH}?done=${flash.keep(labels.removed(name))}`, 303)
  })
  app.post(`${PATH}/bring-back`, async (request, reply) => {
    const path = fieldOf(request.body as URLSearchParams, 'path')
    await history.inTurn(() => bringBackPicture(by(request), path))
    return reply.redirect(pageOf(path, labels.broughtBack(path)), 303)
  })

  const find = async (path: string | undefined): Promise<LibraryPicture> => {
    const found = (await list()).find((picture) => picture.path === path)
    if (!found) throw new RequestError(404, labels.errors.none)
    return found
  }

  /** Applies a change to the picture that a form names. */
  function change(
    { body }: FastifyRequest,
    work: (picture: LibraryPicture, form: URLSearchParams) => Promise<void>,
  ): Promise<LibraryPicture> {
    const form = body as URLSearchParams
    return history.inTurn(async () => {
      const picture = await find(fieldOf(form, 'path'))
      await work(picture, form)
      return picture
    })
  }

  /** Address of the page of a picture, with a flash message. */
  const pageOf = (path: string, sentence: string) =>
    `${pictureAddress(path)}&done=${flash.keep(sentence)}`
}

function viewsOf(all: readonly LibraryPicture[], query: Query, current: string) {
  return Object.entries(VIEWS).map(([name, { label, isOf }]) => ({
    label,
    href: addressWith(PATH, query, { view: name === '' ? null : name, done: null }),
    count: all.filter(isOf).length,
    isCurrent: name === current,
  }))
}

/** The text that the search covers. */
function wordsOf({ name, alt, ownAlts }: LibraryPicture): string {
  return [name, alt, ...ownAlts].join(' ').toLowerCase()
}

/** @throws RequestError if the form contains no file. */
function uploadOf({ body }: FastifyRequest): { form: FormData; file: File } {
  const form = body instanceof FormData ? body : new FormData()
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) {
    throw new RequestError(422, labels.errors.fileMissing)
  }
  return { form, file }
}

function wordsIn(form: FormData, name: string): string {
  const words = form.get(name)
  return typeof words === 'string' ? asStorableText(words).trim() : ''
}
