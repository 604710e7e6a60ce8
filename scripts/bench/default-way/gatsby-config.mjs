// The same articles in the way of gatsby-plugin-mdx's own guide: one script for each file.
import remarkGfm from 'remark-gfm';

export default {
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'blog', path: 'content/blog' } },
    { resolve: 'gatsby-plugin-mdx', options: { mdxOptions: { remarkPlugins: [remarkGfm] } } },
  ],
};
