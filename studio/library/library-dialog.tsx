import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import type { ImageView } from '#shared/contracts/images.ts'
import type { LibraryQuestion } from './library-calls.ts'
import { LibraryPictures } from './library-pictures.tsx'
import { LibraryTools } from './library-tools.tsx'

interface LibraryDialogProps {
  /** Id of the asset or library record that the field contains. */
  readonly current: string | undefined
  readonly onChoose: (image: ImageView) => void
  readonly onClose: () => void
  /** Opens the Studio's own list of files, in which files can be deleted. */
  readonly onFiles?: (() => void) | undefined
}

/** On unmount, moves the focus back to the element that had it before, if this still exists. */
function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
}

/** Dialog to choose a picture of the library or the CMS. The list is sorted newest first, and shows names and descriptions. */
export function LibraryDialog({ current, onChoose, onClose, onFiles }: LibraryDialogProps) {
  const id = useId()
  const [queries] = useState(() => new QueryClient())
  const [question, ask] = useState<LibraryQuestion>({ q: '', source: 'all', page: 1 })
  useFocusBack()
  return (
    <Dialog
      id={id}
      header="Library"
      width={3}
      onClose={onClose}
      footer={
        <Flex align="center" gap={3} justify="space-between" paddingX={4} paddingY={3} wrap="wrap">
          <Box flex={1} style={{ minWidth: '16em' }}>
            <Text size={1} muted>
              Edit alt text and crop for library images in the staff area.
            </Text>
          </Box>
          {onFiles !== undefined && <Button mode="ghost" text="CMS files" onClick={onFiles} />}
        </Flex>
      }
    >
      <QueryClientProvider client={queries}>
        <Stack gap={4} padding={4}>
          <LibraryTools question={question} onAsk={ask} />
          <LibraryPictures question={question} onAsk={ask} current={current} onChoose={onChoose} />
        </Stack>
      </QueryClientProvider>
    </Dialog>
  )
}
