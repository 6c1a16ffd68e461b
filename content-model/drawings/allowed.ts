/** Names that a drawing may use. All other names are rejected or removed. */

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Elements of SVG 2 and Filter Effects 1, except those that run scripts, load files, animate or embed HTML. */
export const ELEMENTS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** Elements with text. HTML parses elements inside a title as HTML, so `WORDS_ONLY` elements contain only text. */
export const WORD_ELEMENTS = words('title desc text tspan textPath')
export const WORDS_ONLY = words('title desc')

/** Style properties that are allowed as attributes. */
export const PRESENTATION_ATTRIBUTES = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction
  display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color marker-end marker-mid
  marker-start mask mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility word-spacing writing-mode`)

export const ATTRIBUTES = words(`
  ${[...PRESENTATION_ATTRIBUTES].join(' ')}
  id href role aria-label viewBox preserveAspectRatio transform transform-origin width height x y x1 y1 x2 y2 cx cy r rx
  ry fx fy fr d points pathLength dx dy rotate textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits in in2 result stdDeviation edgeMode mode type values operator k1 k2 k3 k4 radius scale
  xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles surfaceScale specularConstant
  specularExponent diffuseConstant kernelUnitLength azimuth elevation z pointsAtX pointsAtY pointsAtZ
  limitingConeAngle slope intercept amplitude exponent tableValues order kernelMatrix divisor bias targetX targetY
  preserveAlpha`)

/** Functions allowed in a value, besides `url(#…)`. */
export const FUNCTIONS = words(`
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy rgb rgba hsl hsla
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia`)
