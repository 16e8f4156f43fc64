import { CodeBlockIcon } from '@sanity/icons/CodeBlock'
import { defineField, defineType } from 'sanity'
import { CODE_LANGUAGES } from '#shared/content/code-languages.ts'
import type {} from './options.ts'

/** Block type: code. */
export const codeBlock = defineType({
  name: 'codeBlock',
  title: 'Code',
  type: 'object',
  icon: CodeBlockIcon,
  fields: [
    defineField({
      name: 'language',
      title: 'Language',
      type: 'string',
      description: `Colours the code on the site. One of ${CODE_LANGUAGES.join(', ')}, or another language’s short name.`,
      validation: (rule) =>
        rule.custom((language) =>
          language === undefined || /^[a-z0-9+#.-]{1,30}$/.test(language)
            ? true
            : 'A short name in lower case, such as typescript.',
        ),
    }),
    defineField({
      name: 'filename',
      title: 'File name',
      type: 'string',
      description: 'Optional. Shown above the code.',
    }),
    defineField({
      name: 'code',
      title: 'Code',
      type: 'text',
      rows: 10,
      options: { monospace: true },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { code: 'code', filename: 'filename', language: 'language' },
    prepare: ({ code, filename, language }) => ({
      title: filename ?? (language === undefined ? 'Code' : `Code: ${language}`),
      subtitle: String(code ?? '')
        .split('\n', 1)
        .join(''),
      media: CodeBlockIcon,
    }),
  },
})
