import { expect, test } from 'vitest'
import { looksLikeMarkdown } from './markdown-signs.ts'

test.each([
  ['## A heading', true],
  ['# A title\n\nText', true],
  ['Text with **bold** words', true],
  ['See [the form](/contact).', true],
  ['- one\n- two', true],
  ['1. one\n2. two', true],
  ['> said', true],
  ['a | b\n--- | ---\n1 | 2', true],
  ['```\ncode\n```', true],
  ['Run `npm ci` first.', true],
  ['Plain words, 2 * 3 * 4, snake_case_name.', false],
  ['- alone', false],
  ['#!/bin/sh\n# remark\nls', false],
  ['x = 1\n# remark\ny = 2', false],
  ['# remark\nx = 1', false],
  ['A price of 5-10 | more\nnothing', false],
  ['[1] a note', false],
  ['', false],
])('looksLikeMarkdown detects Markdown in %j: %s', (text, is) => {
  expect(looksLikeMarkdown(text)).toBe(is)
})
