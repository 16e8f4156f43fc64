/** Document of type `post`, as sent by a client. */
export const post = (id: string, rest: object = {}) => ({ _id: id, _type: 'post', ...rest })
