/** The film's six scenes in order, and the measures they share. `px` and `up` are pixels of a 1280 x 720 frame. */

export const FRAME = { width: 1280, height: 720, perSecond: 30 }
export const BALL_RADIUS = 44
/** One unit of the mark: its ball has a radius of 13. */
export const MARK_UNIT = BALL_RADIUS / 13
export const SET_WIDTH = 1040
export const OPENING_WIDTH = 400
export const COLOURS = { ink: '#17181c', paper: '#f5f5f2', orange: '#ff5626' }

export type Scene = {
  id: string
  name: readonly string[]
  field: string
  text: string
  /** The first line's baseline: from the set's left edge, and above the rail's level at that edge. */
  nameAt: { px: number; up: number }
  /** Distance from the plate's upper edge down to the rail's level at the set's left edge. */
  plateRail: number
  /** Centre of the camera's view, above the level of the rail at the left edge. */
  cameraUp: number
  /** Target speed of the ball in pixels per second, by distance from the left edge. */
  pace: readonly (readonly [px: number, speed: number])[]
  /** Pictures of the moving part, 1 if nothing moves. */
  frames: number
  hasFront?: true
}

export const SCENES: readonly Scene[] = [
  {
    id: 'web',
    name: ['Web & App', 'Development'],
    field: '#ad9cf6',
    text: COLOURS.ink,
    nameAt: { px: 56, up: 432 },
    plateRail: 540,
    cameraUp: 190,
    pace: [
      [0, 600],
      [700, 600],
      [1040, 660],
    ],
    frames: 1,
  },
  {
    id: 'seo',
    name: ['Search Engine', 'Optimisation', '(SEO)'],
    field: '#c7dc5c',
    text: COLOURS.ink,
    nameAt: { px: 56, up: 424 },
    plateRail: 560,
    cameraUp: 215,
    pace: [
      [0, 680],
      [300, 760],
      [700, 520],
      [1040, 520],
    ],
    frames: 1,
    hasFront: true,
  },
  {
    id: 'ads',
    name: ['PPC -', 'Paid Ads'],
    field: '#f8b5c1',
    text: COLOURS.ink,
    nameAt: { px: 640, up: 214 },
    plateRail: 380,
    cameraUp: -10,
    pace: [
      [0, 520],
      [180, 520],
      [300, 650],
      [700, 460],
      [1040, 440],
    ],
    frames: 1,
    hasFront: true,
  },
  {
    id: 'automation',
    name: ['Digital', 'Business', 'Automation'],
    field: '#294d41',
    text: COLOURS.paper,
    nameAt: { px: 568, up: 232 },
    plateRail: 400,
    cameraUp: 60,
    pace: [
      [0, 420],
      [700, 500],
      [1040, 540],
    ],
    frames: 12,
  },
  {
    id: 'brand',
    name: ['Brand Strategy', 'and Consulting'],
    field: '#eedec3',
    text: COLOURS.ink,
    nameAt: { px: 56, up: 432 },
    plateRail: 540,
    cameraUp: 190,
    pace: [
      [0, 560],
      [420, 480],
      [640, 400],
      [760, 480],
      [1040, 640],
    ],
    frames: 1,
    hasFront: true,
  },
  {
    id: 'analytics',
    name: ['Analytics and', 'Performance', 'Monitoring'],
    field: '#f8bd38',
    text: COLOURS.ink,
    nameAt: { px: 56, up: 424 },
    plateRail: 560,
    cameraUp: 215,
    pace: [
      [0, 660],
      [500, 680],
      [1040, 640],
    ],
    frames: 18,
  },
]
