/** Document of type `post`, as a client would send it. */
export const post = (id: string, rest: object = {}) => ({ _id: id, _type: 'post', ...rest })
