import { afterFrame } from './afterFrame.ts'

/** Invoker commands and `closedby`, which comes with them, are newer than this site's oldest browsers. */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype

/**
 * What dialogs need beyond HTML: a quick answer to a press, closing on a chosen link and from a search field, the film,
 * and browsers without invoker commands.
 */
export function dialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.querySelector('[data-closes-on-link]')?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) dialog.close()
    })
    dialog.addEventListener('keydown', closeFromField)
    film(dialog)
  }
  document.addEventListener('click', answerPress)
}

/**
 * A dialog that becomes modal, or no longer is, makes the browser work out the style of every element around it, since
 * all become inert or no longer are. So the frame that answers a press only shows or hides the dialog, and the rest
 * follows right after it: at once where a key comes first, which is meant for what is shown. What a key itself opens
 * or closes does both in one frame, as HTML has it.
 */
function answerPress(event: MouseEvent) {
  const { target, detail } = event
  if (!knowsCommands && target instanceof HTMLDialogElement) target.close()
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  const opens = button?.getAttribute('command') === 'show-modal'
  const isByKey = detail === 0
  if (!(dialog instanceof HTMLDialogElement) || dialog.open === opens) return
  if (isByKey && knowsCommands) return
  event.preventDefault()
  dialog.toggleAttribute(opens ? 'open' : 'hidden', true)
  afterFrameOrKey(() => (opens ? makeModal(dialog) : closeHidden(dialog)))
}

function makeModal(dialog: HTMLDialogElement) {
  const isClosedAlready = !dialog.open || dialog.hidden
  if (isClosedAlready) return
  dialog.removeAttribute('open')
  dialog.showModal()
}

function closeHidden(dialog: HTMLDialogElement) {
  dialog.close()
  dialog.hidden = false
}

function afterFrameOrKey(act: () => void) {
  let isDone = false
  const begin = () => {
    if (!isDone) act()
    isDone = true
  }
  addEventListener('keydown', begin, { capture: true, once: true })
  afterFrame(begin)
}

/** A search field takes the first Escape for itself, to empty it; whoever presses it means the dialog. */
function closeFromField(event: KeyboardEvent) {
  const { key, isComposing, target, currentTarget } = event
  if (key !== 'Escape' || isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (currentTarget instanceof HTMLDialogElement) currentTarget.close()
}

/** Fetches the poster and captions or the hosted player when the dialog first opens; closing stops the film. */
function film(dialog: HTMLDialogElement) {
  const video = dialog.querySelector('video')
  const player = dialog.querySelector('iframe')
  if (!video && !player) return
  new MutationObserver(() => {
    if (dialog.open) {
      if (video && !video.poster) prepare(video)
      // Told once as it is shown and once as it becomes modal: a player is not to be loaded again.
      if (player && !player.src) player.src = player.dataset.player ?? ''
    } else {
      video?.pause()
      if (video) video.currentTime = 0
      player?.removeAttribute('src')
    }
  }).observe(dialog, { attributeFilter: ['open'] })
}

/** A track marked `default` would be fetched with the page, so captions are switched on here. */
function prepare(video: HTMLVideoElement) {
  video.poster = video.dataset.poster ?? ''
  for (const track of video.textTracks) track.mode = 'showing'
}
