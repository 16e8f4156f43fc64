import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { useEditState } from 'sanity'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { paths } from '#shared/paths/paths.ts'
import styles from './library.module.css'
import { libraryRecord, sourcesOf } from './picture-of.ts'

interface LibraryCardProps {
  /** Id of the library record. */
  readonly id: string
  readonly readOnly: boolean
  /** True if the picture was chosen just now. The card then takes the focus, because the element that had it no longer exists. */
  readonly takesFocus: boolean
  readonly onReplace: () => void
  readonly onRemove: () => void
}

/** Card of a library picture in a field: the current data of its record, and buttons to replace or remove it. */
export function LibraryCard({ id, readOnly, takesFocus, onReplace, onRemove }: LibraryCardProps) {
  const { published, ready } = useEditState(id, LIBRARY_IMAGE_TYPE)
  const record = published === null ? undefined : libraryRecord.safeParse(published).data
  const sources = record && sourcesOf(record)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) first.current?.focus()
  }, [takesFocus])
  return (
    <Card border padding={3} radius={2} data-testid="library-picture">
      <div className={styles['record']}>
        {sources === undefined ? (
          <span className={styles['picture']} />
        ) : (
          <img
            {...sources}
            className={styles['picture']}
            sizes="168px"
            width={168}
            height={112}
            alt=""
          />
        )}
        <Stack gap={3}>
          {ready && record === undefined ? (
            <Text size={1} role="alert">
              Choose another image. This one is no longer in the library.
            </Text>
          ) : (
            <>
              <Text size={1} weight="medium">
                <bdi>{record?.file_name ?? 'Library image'}</bdi>
              </Text>
              <Text size={1} muted>
                <span dir="auto">{record?.alt_text ?? ''}</span>
              </Text>
            </>
          )}
          <Flex gap={2} wrap="wrap">
            <Button
              ref={first}
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Choose another"
              disabled={readOnly}
              onClick={onReplace}
            />
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text="Remove"
              disabled={readOnly}
              onClick={onRemove}
            />
            <Button
              as="a"
              href={paths.adminImage(id)}
              target="_blank"
              rel="noopener"
              mode="bleed"
              fontSize={1}
              padding={2}
              text="Edit text and crop"
            />
          </Flex>
        </Stack>
      </div>
    </Card>
  )
}
