/** Shades of one hue as `#rrggbb`, from the lightest (50) to the darkest (950). */
export type Tints = Readonly<
  Record<
    '50' | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900' | '950',
    string
  >
>

/** Computes the shades of a hue (degrees) with a saturation (per cent). */
export function tintsOf(hue: number, saturation: number): Tints {
  const at = (lightness: number) => toHex(hue, saturation, lightness)
  return {
    50: at(97),
    100: at(93),
    200: at(86),
    300: at(76),
    400: at(65),
    500: at(52),
    600: at(41),
    700: at(33),
    800: at(25),
    900: at(17),
    950: at(11),
  }
}

function toHex(hue: number, saturation: number, lightness: number): string {
  const l = lightness / 100
  const reach = (saturation / 100) * Math.min(l, 1 - l)
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
