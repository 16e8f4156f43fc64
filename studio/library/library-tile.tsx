import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Flex, Stack, Text } from '@sanity/ui'
import type { ImageView } from '#shared/contracts/images.ts'
import styles from './library.module.css'
import { sourcesOfView } from './picture-of.ts'

interface LibraryTileProps {
  readonly image: ImageView
  /** True if the field already contains this picture. */
  readonly isCurrent: boolean
  readonly onChoose: (image: ImageView) => void
}

const factsOf = ({ width, height, source, pending }: ImageView) =>
  [
    width === null || height === null ? '' : `${width} × ${height}`,
    source === 'sanity' ? 'CMS' : '',
    pending ? 'waiting for the CMS' : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** Picture that can be chosen: thumbnail, name and description. */
export function LibraryTile({ image, isCurrent, onChoose }: LibraryTileProps) {
  const sources = sourcesOfView(image)
  return (
    <li>
      <button
        type="button"
        className={styles['tile']}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onChoose(image)}
      >
        <Stack gap={3}>
          {sources === undefined ? (
            <span className={styles['picture']} />
          ) : (
            <img
              {...sources}
              className={styles['picture']}
              sizes="220px"
              width={240}
              height={160}
              alt=""
              loading="lazy"
            />
          )}
          <Text size={1} weight="medium" textOverflow="ellipsis">
            <bdi>{image.file_name}</bdi>
          </Text>
          {image.alt_text === '' ? (
            <Flex gap={2} align="center">
              <Text size={1}>
                <WarningOutlineIcon aria-hidden="true" />
              </Text>
              <Text size={1}>No alt text</Text>
            </Flex>
          ) : (
            <Text size={1} muted>
              <span className={styles['words']} dir="auto">
                {image.alt_text}
              </span>
            </Text>
          )}
          <Text size={0} muted>
            {isCurrent ? `${factsOf(image)} · in this field` : factsOf(image)}
          </Text>
        </Stack>
      </button>
    </li>
  )
}
