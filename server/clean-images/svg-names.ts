/* Allowed elements and attributes of SVG 1.1 and 2. The cleaner removes all others. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const ELEMENTS = words(`
  svg g defs symbol use a switch title desc style image
  path rect circle ellipse line polyline polygon text tspan textPath marker
  linearGradient radialGradient stop pattern clipPath mask filter view
  animate animateMotion animateTransform set mpath
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence
`)

/** Elements whose text is rendered or exposed to screen readers. */
export const TEXTS = words('text tspan textPath title desc a')

/** Elements whose `href` is an image. */
export const IMAGES = words('image feImage')

export const ATTRIBUTES = words(`
  id class style lang tabindex role width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points viewBox version baseProfile
  preserveAspectRatio transform gradientTransform patternTransform gradientUnits patternUnits patternContentUnits spreadMethod
  offset clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits markerUnits markerWidth markerHeight orient refX refY
  pathLength rotate textLength lengthAdjust startOffset method spacing side systemLanguage requiredFeatures requiredExtensions
  attributeName attributeType begin dur end min max restart repeatCount repeatDur fill accumulate additive by calcMode from keyPoints
  keySplines keyTimes to values path origin type media
  in in2 result mode operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ
  scale xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues slope intercept
  amplitude exponent
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering
  cursor direction display dominant-baseline enable-background fill-opacity fill-rule filter flood-color flood-opacity font
  font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color marker
  marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  stroke-width text-anchor text-decoration text-rendering transform-box transform-origin unicode-bidi vector-effect visibility
  white-space word-spacing writing-mode aria-label aria-hidden
`)
