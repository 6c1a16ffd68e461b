/** All text about keyboard shortcuts. */
export const labels = {
  heading: 'Keyboard',
  isOn: 'These keys work here, outside text fields',
  keys: {
    list: [
      ['j', 'next message'],
      ['k', 'previous message'],
      ['Enter', 'open it'],
      ['x', 'select it'],
      ['e', 'done: the selected ones, or the focused one'],
      ['r', 'reply to it'],
    ],
    message: [
      ['j', 'next message'],
      ['k', 'previous message'],
      ['e', 'done'],
      ['r', 'reply'],
    ],
  },
}
