import cliProgress, { type SingleBar } from 'cli-progress'
import type { OnProgress } from '#server/transfer/progress.ts'

/** Progress display of a command. It is shown until `end` is called. */
export interface ProgressLine {
  readonly report: OnProgress
  end(): void
}

/** Shows a progress bar if the stream is a terminal. To a log or a pipe, writes a line when a step begins and when it ends. */
export function createProgressLine(stream: NodeJS.WritableStream): ProgressLine {
  return 'isTTY' in stream && stream.isTTY === true ? onTerminal(stream) : inLog(stream)
}

function onTerminal(stream: NodeJS.WritableStream): ProgressLine {
  let bar: SingleBar | undefined
  let current = ''
  const end = () => {
    bar?.stop()
    bar = undefined
  }
  return {
    report(step, done, total) {
      if (step !== current) {
        end()
        current = step
        if (total === 0 && done === 0) return
        bar = new cliProgress.SingleBar(
          {
            stream,
            hideCursor: true,
            format: `${step.padEnd(18)} {bar} {value}/{total}`,
          },
          cliProgress.Presets.rect,
        )
        bar.start(Math.max(total, done), done)
        return
      }
      bar?.setTotal(Math.max(total, done))
      bar?.update(done)
    },
    end,
  }
}

function inLog(stream: NodeJS.WritableStream): ProgressLine {
  let current = ''
  return {
    report(step, done, total) {
      if (step !== current) {
        current = step
        if (total > 0) stream.write(`${step}: ${total}\n`)
      }
      if (total > 0 && done === total) stream.write(`${step}: done\n`)
    },
    end: () => undefined,
  }
}
