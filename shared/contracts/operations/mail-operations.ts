import { staffApiPaths } from '../../staff-api-paths.ts'
import { mailAnswer, messageAnswer } from '../mail.ts'
import { ID, named, template } from './operation.ts'

/** Mails and webhook deliveries that wait or have failed. */
export const mailOperations = named({
  mail: {
    method: 'GET',
    path: staffApiPaths.mail,
    access: 'system.manage',
    group: 'Mail',
    summary: 'Mails and webhook deliveries that wait or have failed',
    answer: mailAnswer,
  },
  retryMessage: {
    method: 'POST',
    path: template(staffApiPaths.mailRetry(ID)),
    access: 'system.manage',
    group: 'Mail',
    summary: 'Tries at once to send a message that waits or has failed',
    answer: messageAnswer,
  },
  giveUpMessage: {
    method: 'POST',
    path: template(staffApiPaths.mailGiveUp(ID)),
    access: 'system.manage',
    group: 'Mail',
    summary: 'Gives up a message that waits; it can be tried again later',
    answer: messageAnswer,
  },
})
