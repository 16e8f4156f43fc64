const small = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
]
const tens = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']

/** Integer from 0 to 99 in words, as on a cheque, such as "Twenty-four"; 0 is "No". Any other figure is returned unchanged. */
export function inWords(figure: string): string {
  if (!/^[1-9]?\d$/.test(figure)) return figure
  const number = Number(figure)
  const name = small[number]
  if (name !== undefined) return name
  const unit = number % 10
  const ten = tens[Math.floor(number / 10) - 2] ?? figure
  return unit === 0 ? ten : `${ten}-${(small[unit] ?? '').toLowerCase()}`
}
