/** Dialog behaviour beyond HTML: closes on a chosen link or Escape in a field, loads films, polyfills commands. */
export function dialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.querySelector('[data-closes-on-link]')?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) dialog.close()
    })
    dialog.addEventListener('keydown', closeFromField)
    film(dialog)
  }
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
  if (!knowsCommands) document.addEventListener('click', obeyCommand)
  if (!knowsClosedBy) document.addEventListener('click', closeFromBeside)
}

/** Polyfills `command` and `commandfor` of the clicked button. */
function obeyCommand({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

/** Polyfills `closedby="any"`: a click on the backdrop has the dialog itself as its target. */
function closeFromBeside({ target }: MouseEvent) {
  if (target instanceof HTMLDialogElement) target.close()
}

/** Browsers use the first Escape in a search field to clear it; here it closes the dialog instead. */
function closeFromField(event: KeyboardEvent) {
  const { key, isComposing, target, currentTarget } = event
  if (key !== 'Escape' || isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (currentTarget instanceof HTMLDialogElement) currentTarget.close()
}

/** Loads poster and captions, or the hosted player, when the dialog opens; closing it stops the film. */
function film(dialog: HTMLDialogElement) {
  const video = dialog.querySelector('video')
  const player = dialog.querySelector('iframe')
  if (!video && !player) return
  new MutationObserver(() => {
    if (dialog.open) {
      if (video && !video.poster) prepare(video)
      if (player) player.src = player.dataset.player ?? ''
    } else {
      video?.pause()
      if (video) video.currentTime = 0
      player?.removeAttribute('src')
    }
  }).observe(dialog, { attributeFilter: ['open'] })
}

/** A track marked `default` would load with the page, so captions are turned on here. */
function prepare(video: HTMLVideoElement) {
  video.poster = video.dataset.poster ?? ''
  for (const track of video.textTracks) track.mode = 'showing'
}
