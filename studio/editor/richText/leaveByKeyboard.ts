import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/** Tab indents in lists and steps through tables. After Escape it leaves the text, as it does elsewhere in the form. */
export const LeaveByKeyboard = Extension.create({
  name: 'leaveByKeyboard',
  priority: 1000,
  addProseMirrorPlugins() {
    let isLeaving = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_view, { key }) {
              const leaves = isLeaving && key === 'Tab'
              if (key !== 'Shift') isLeaving = key === 'Escape'
              // The editor leaves the key to the browser.
              return leaves
            },
          },
        },
      }),
    ]
  },
})
