import type { EditorSnapshot } from '@portabletext/editor'
import * as selectors from '@portabletext/editor/selectors'

/** What holds where the caret stands, as the toolbar shows it. */
export interface ToolbarState {
  readonly style: string | undefined
  readonly list: string | undefined
  readonly decorators: string
  readonly hasLink: boolean
  readonly hasText: boolean
  readonly inCallout: boolean
}

const DECORATORS = ['strong', 'em', 'underline', 'strike-through', 'code']

/** Reads a snapshot of the editor. */
export const toolbarState = (snapshot: EditorSnapshot): ToolbarState => ({
  style: selectors.getActiveStyle(snapshot),
  list: selectors.getActiveListItem(snapshot),
  decorators: DECORATORS.filter((name) => selectors.isActiveDecorator(name)(snapshot)).join(' '),
  hasLink: selectors.getActiveAnnotations(snapshot).length > 0,
  hasText: selectors.isSelectionExpanded(snapshot),
  inCallout: (selectors.getFocusTextBlock(snapshot)?.path.length ?? 1) > 1,
})

/** Whether two states look alike. */
export const isSameState = (one: ToolbarState, other: ToolbarState) =>
  one.style === other.style &&
  one.list === other.list &&
  one.decorators === other.decorators &&
  one.hasLink === other.hasLink &&
  one.hasText === other.hasText &&
  one.inCallout === other.inCallout
