import { useState } from 'react'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { articleImage } from '#shared/content/pictures/article-image.ts'
import { searchResultOf, SEO_LENGTHS } from '#shared/content/search-preview.ts'
import { socialImage } from '#shared/content/pictures/social-size.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'
import { shorten } from '#shared/text/portable-text.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { Checkbox } from '#web/ui/fields/choice-field.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import type { SeoForm } from '../form/article-form.ts'
import { PictureForm } from '../pictures/picture-form.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { ChipsField } from './chips-field.tsx'
import { Counted } from './counted.tsx'
import type { FieldsProps } from './fields.ts'
import { Panel } from './panel.tsx'

/**
 * Title, description and path for search engines and social networks: the SEO fields, or the fields of the article if the SEO fields are
 * empty.
 */
function told({ type, form }: Pick<FieldsProps, 'type' | 'form'>) {
  const { seo } = form
  return {
    title: seo.title.trim() || form.title.trim() || 'Untitled',
    description: seo.description.trim() || form[contentTypes[type].summary].trim(),
    path: contentTypes[type].paths.page(form.slug || 'slug'),
  }
}

function SearchPreview(props: Pick<FieldsProps, 'type' | 'form'>) {
  const { origin } = useApp()
  const { place, title, description } = searchResultOf({ origin, ...told(props) })
  return (
    <div className="search-preview" dir="auto">
      <h3 className="sr-only">Search preview</h3>
      <p className="search-place">{place}</p>
      <p className="search-title">{title}</p>
      <p>{description}</p>
    </div>
  )
}

/** State of the generated social image for the article's address. The image shows the published version. */
type Engraving = 'drawn' | 'drawn anew' | 'not drawn'

const waits: Readonly<Partial<Record<Engraving, string>>> = {
  'drawn anew': 'The social image is redrawn when you publish',
  'not drawn': 'The social image is created when you publish',
}

function SocialPreview(
  props: Pick<FieldsProps, 'type' | 'form'> & { readonly engraving: Engraving },
) {
  const { origin } = useApp()
  const { form, engraving } = props
  const { title, description, path } = told(props)
  const { width, height } = socialImage
  const image = articleImage(form, path).url
  // A page that is not published yet has no image.
  const waiting = waits[engraving]
  const isThere = image !== wellKnownPaths.social(path) || waiting === undefined
  return (
    <div className="social-preview" dir="auto">
      <h3 className="sr-only">Social preview</h3>
      {isThere ? (
        <img src={image} width={width} height={height} alt="" loading="lazy" />
      ) : (
        <p className="social-none">{waiting}</p>
      )}
      <div>
        <p className="search-place">{new URL(origin).host}</p>
        <p className="social-title">{title}</p>
        <p>{shorten(description, 110)}</p>
      </div>
    </div>
  )
}

interface SeoPanelProps extends FieldsProps {
  readonly engraving: Engraving
}

/** SEO fields with a preview of search results and shared links. */
export function SeoPanel(props: SeoPanelProps) {
  const { type, form, errors, set, engraving } = props
  const { seo } = form
  const [isPicking, setPicking] = useState(false)
  const change = (values: Partial<SeoForm>) => set({ seo: { ...seo, ...values } })
  return (
    <Panel title="Search and sharing" field="seo">
      <SearchPreview type={type} form={form} />
      <TextField
        label="Title in search results"
        name="seo.title"
        required={false}
        error={errors['seo.title']}
        placeholder={form.title}
        value={seo.title}
        dir="auto"
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Counted text={seo.title || form.title} limit={SEO_LENGTHS.title} />
      <TextArea
        label="Description"
        name="seo.description"
        required={false}
        rows={3}
        error={errors['seo.description']}
        placeholder={form[contentTypes[type].summary]}
        value={seo.description}
        dir="auto"
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Counted
        text={seo.description || form[contentTypes[type].summary]}
        limit={SEO_LENGTHS.description}
      />
      <SocialPreview type={type} form={form} engraving={engraving} />
      {seo.og_image === null ? (
        <button type="button" className="desk-button" onClick={() => setPicking(true)}>
          Use another image for shared links
        </button>
      ) : (
        <PictureForm
          name="seo.og_image"
          picture={seo.og_image}
          hasCaption={false}
          error={errors['seo.og_image']}
          onChange={(picture) => change({ og_image: picture })}
          onRemove={() => change({ og_image: null })}
        />
      )}
      <PicturePicker
        open={isPicking}
        onClose={() => setPicking(false)}
        onPick={([picture]) => {
          setPicking(false)
          if (picture !== undefined) change({ og_image: picture })
        }}
      />
      <ChipsField
        label="Keywords"
        name="seo.keywords"
        error={errors['seo.keywords']}
        values={seo.keywords}
        onChange={(keywords) => change({ keywords })}
      />
      <TextField
        label="Canonical URL"
        name="seo.canonical"
        hint="Only if this was first published elsewhere"
        required={false}
        inputMode="url"
        error={errors['seo.canonical']}
        value={seo.canonical}
        onChange={(event) => change({ canonical: event.currentTarget.value })}
      />
      <Checkbox
        label="Hide from search engines"
        name="seo.noindex"
        checked={seo.noindex}
        onChange={(event) => change({ noindex: event.currentTarget.checked })}
      />
    </Panel>
  )
}
